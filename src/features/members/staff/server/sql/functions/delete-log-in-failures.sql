-- Deletes failed log-ins recorded before this time; no other rows are ever deleted from the audit
-- log.
create or replace function staff.delete_log_in_failures(before timestamptz) returns void
language plpgsql
as $$
begin
  perform set_config('staff.failures_before', before::text, true);
  delete from staff.audit where act = 'staff.log_in_failed' and at <= before;
  perform set_config('staff.failures_before', '', true);
end;
$$;

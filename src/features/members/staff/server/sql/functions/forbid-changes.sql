-- The audit log is append-only, except that staff.delete_log_in_failures deletes expired failures.
create or replace function staff.forbid_changes() returns trigger
language plpgsql
as $$
begin
  -- Anyone can cause failed log-ins, and they reveal nothing about what staff did, so they expire.
  if tg_op = 'DELETE' and tg_level = 'ROW' and old.act = 'staff.log_in_failed'
     and old.at <= nullif(current_setting('staff.failures_before', true), '')::timestamptz then
    return old;
  end if;
  raise exception 'the audit log is append-only: no % on staff.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;

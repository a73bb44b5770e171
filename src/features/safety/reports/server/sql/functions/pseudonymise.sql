-- Removes the name and the public id of an erased account from the evidence about it. Its messages
-- stay until the report is deleted.
create or replace function reports.pseudonymise(account bigint) returns void
language plpgsql
as $$
begin
  perform set_config('reports.retention', 'on', true);
  update reports.evidence e set content = e.content - 'name' - 'member'
  from reports.report r
  where r.id = e.report_id and r.reported_id = account and e.kind = 'profile';
  perform set_config('reports.retention', 'off', true);
end;
$$;

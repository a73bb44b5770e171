-- Reports are immutable.
create or replace function reports.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'reports and their evidence are immutable';
end;
$$;

-- Reports are immutable.
create or replace function reports.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'a report and its evidence are never changed';
end;
$$;

-- What was reported stays as it was.
create or replace function reports.refuse_rewriting() returns trigger
language plpgsql
as $$
begin
  raise exception 'a report and its evidence are never changed';
end;
$$;

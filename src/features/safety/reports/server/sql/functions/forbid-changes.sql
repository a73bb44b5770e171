-- Reports are immutable, except for the functions that delete old ones and remove an erased
-- account's name.
create or replace function reports.forbid_changes() returns trigger
language plpgsql
as $$
begin
  if tg_level = 'ROW' and current_setting('reports.retention', true) = 'on' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'reports and their evidence are immutable';
end;
$$;

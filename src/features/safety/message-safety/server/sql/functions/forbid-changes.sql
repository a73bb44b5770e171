-- Notices are append-only.
create or replace function message_safety.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'notices are append-only';
end;
$$;

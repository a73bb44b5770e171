-- A decision can't be changed or deleted.
create or replace function photo_verification.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'verification decisions are immutable' using errcode = 'check_violation';
end;
$$;

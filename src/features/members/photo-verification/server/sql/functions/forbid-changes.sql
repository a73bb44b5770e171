-- A decision can't be changed or deleted.
create or replace function photo_verification.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'decisions of verifications are never changed' using errcode = 'check_violation';
end;
$$;

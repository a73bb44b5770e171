-- Photos of fictional and sponsored profiles must state their provenance.
create or replace function photos.require_provenance() returns trigger
language plpgsql
as $$
begin
  if exists (select from accounts.public_account a where a.account_id = new.account_id and a.kind <> 'member') then
    raise exception 'a photo of account %, which is not a member, needs a provenance', new.account_id using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

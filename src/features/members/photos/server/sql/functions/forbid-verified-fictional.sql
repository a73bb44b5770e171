-- Fictional and sponsored profiles never have verified photos.
create or replace function photos.forbid_verified_fictional() returns trigger
language plpgsql
as $$
begin
  if not exists (select from accounts.public_account a where a.account_id = new.account_id and a.kind = 'member') then
    raise exception 'account % is not a member and cannot have a verified photo', new.account_id using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

-- Fictional and sponsored profiles have no city: a distance to someone who can't be met would be misleading.
create or replace function profiles.forbid_fictional_city() returns trigger
language plpgsql
as $$
begin
  if new.city_id is not null and exists (
    select from accounts.public_account a where a.account_id = new.account_id and a.kind <> 'member'
  ) then
    raise exception 'account % is not a member and cannot have a city', new.account_id using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

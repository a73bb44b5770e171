-- Whether an account has Premium (CRED-02): it has bought credits, and at least one purchase wasn't
-- completely reversed.
create or replace function credits.public_is_premium(account bigint) returns boolean
language sql stable parallel safe
begin atomic
  select exists (
    select from credits.lot l where l.account_id = public_is_premium.account and l.kind = 'bought' and l.closed_by is null
  );
end;

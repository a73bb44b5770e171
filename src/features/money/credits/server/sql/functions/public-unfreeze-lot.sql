-- Ends a freeze. `verdict`: `unfrozen`; `repeated` (it has already ended); `not_frozen` (unknown key).
create or replace function credits.public_unfreeze_lot(account bigint, key text, at timestamptz, out verdict text)
language plpgsql
as $$
declare
  wallet credits.wallet;
begin
  select * into wallet from credits.wallet w where w.account_id = account for update;
  update credits.freeze f set unfrozen_at = public_unfreeze_lot.at, until_version = wallet.version
  where f.account_id = account and f.key = public_unfreeze_lot.key and f.unfrozen_at is null;
  verdict := case when found then 'unfrozen'
    when exists (select from credits.freeze f where f.account_id = account and f.key = public_unfreeze_lot.key) then 'repeated'
    else 'not_frozen' end;
end;
$$;

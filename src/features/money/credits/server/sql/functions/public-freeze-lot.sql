-- Freezes a purchase while the payer's bank disputes the payment; the account's other credits aren't affected. `verdict`: `frozen`;
-- `repeated`; `not_granted`. `held`: credits left in the lot.
create or replace function credits.public_freeze_lot(
  account bigint, grant_key text, key text, at timestamptz,
  out verdict text, out held bigint
)
language plpgsql
as $$
declare
  wallet credits.wallet;
  target credits.lot;
begin
  select * into wallet from credits.wallet w where w.account_id = account for update;
  held := 0;
  select l.* into target from credits.movement m join credits.lot l on l.account_id = m.account_id and l.lot = m.version
  where m.account_id = account and m.kind = 'grant' and m.key = grant_key and l.kind = 'bought';
  if target.lot is null then
    verdict := 'not_granted';
    return;
  end if;
  held := target.remaining;
  insert into credits.freeze (account_id, lot, key, from_version, frozen_at)
  values (account, target.lot, public_freeze_lot.key, wallet.version, at)
  on conflict on constraint freeze_pk do nothing;
  verdict := case when found then 'frozen' else 'repeated' end;
end;
$$;

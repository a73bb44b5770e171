-- Takes back the unspent credits of a grant whose money is returned, by a withdrawal or a
-- chargeback. `whole`: all of its money is returned, so the purchase is reversed and no longer
-- makes its owner a Premium member. `most`: the maximum number of credits, for part of the money;
-- null for all. The wallet never goes below zero, because spent credits stay spent. `verdict`:
-- `taken_back`; `repeated`; `mismatch` (the key was used for something else); `already_taken_back`;
-- `not_granted`. `taken`: credits removed from the wallet.
create or replace function credits.public_take_back(
  account bigint, grant_key text, key text, whole boolean, reason text, at timestamptz,
  most bigint default null,
  out verdict text, out balance bigint, out taken bigint
)
language plpgsql
as $$
declare
  wallet credits.wallet;
  target credits.lot;
  existing credits.movement;
  number bigint;
begin
  select * into wallet from credits.wallet w where w.account_id = account for update;
  balance := coalesce(wallet.bonus + wallet.bought, 0);
  taken := 0;
  -- A first grant committed after this check would be visible below without its wallet being
  -- locked.
  if wallet.account_id is null then
    verdict := 'not_granted';
    return;
  end if;
  select l.* into target from credits.movement m join credits.lot l on l.account_id = m.account_id and l.lot = m.version
  where m.account_id = account and m.kind = 'grant' and m.key = grant_key;
  select * into existing from credits.movement m
  where m.account_id = account and m.kind = 'take_back' and m.key = public_take_back.key;
  if found then
    verdict := case
      when (existing.reverses, existing.reason) = (target.lot, public_take_back.reason)
        -- Once restored, there is no record of whether the purchase had been reversed completely.
        and (coalesce(target.closed_by = existing.version, false) = whole or exists (
          select from credits.movement m where m.account_id = account and m.kind = 'give_again' and m.reverses = existing.version))
      then 'repeated' else 'mismatch' end;
    taken := existing.amount;
    return;
  end if;
  if target.lot is null then
    verdict := 'not_granted';
    return;
  end if;
  if target.closed_by is not null then
    verdict := 'already_taken_back';
    return;
  end if;

  verdict := 'taken_back';
  number := wallet.version + 1;
  taken := least(target.remaining, coalesce(most, target.remaining));
  balance := balance - taken;
  insert into credits.movement (account_id, version, kind, key, amount, bonus, bought, balance, reason, ref, reverses, at)
  select account, number, 'take_back', public_take_back.key, taken,
    case target.kind when 'bonus' then -taken else 0 end, case target.kind when 'bonus' then 0 else -taken end,
    public_take_back.balance, public_take_back.reason, m.ref, target.lot, public_take_back.at
  from credits.movement m where m.account_id = account and m.version = target.lot;
  if taken > 0 then
    insert into credits.transfer (account_id, version, line, debit, credit, amount, lot, lot_version, lot_left)
    values (account, number, 1, 'lot', 'taken_back', taken, target.lot, target.version + 1, target.remaining - taken);
  end if;
  perform credits.apply_movement(account, number);
  if whole then
    update credits.lot l set closed_by = number where l.account_id = account and l.lot = target.lot;
  end if;
end;
$$;

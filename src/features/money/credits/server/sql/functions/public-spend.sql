-- Spends credits: bonus lots first, then the oldest bought lots. The transfers record which.
-- `verdict`: `spent`; `repeated`; `mismatch` (the key was used for something else); `not_enough`.
-- The caller may only continue after the first two. `balance`: spendable credits, without frozen
-- ones; `bonus` and `bought`: how many of each this spend took. `held_for`: a member under review;
-- the spend is then kept in escrow, which changes nothing for the payer. A repeat does not change
-- this.
create or replace function credits.public_spend(
  account bigint, credits bigint, key uuid, reason text, ref text, at timestamptz, held_for bigint default null,
  out verdict text, out balance bigint, out bonus bigint, out bought bigint
)
language plpgsql
as $$
declare
  wallet credits.wallet;
  existing credits.movement;
  number bigint;
begin
  if public_spend.credits is null or public_spend.credits <= 0 then
    raise exception 'a spend of % credits', public_spend.credits using errcode = 'invalid_parameter_value';
  end if;
  -- Lock first, so that everything done under the lock is visible.
  select * into wallet from credits.wallet w where w.account_id = account for update;
  balance := coalesce(wallet.bonus + wallet.bought, 0) - credits.frozen_credits(account);

  select * into existing from credits.movement m
  where m.account_id = account and m.kind = 'spend' and m.key = public_spend.key::text;
  if found then
    verdict := case
      when (existing.amount, existing.reason) = (public_spend.credits, public_spend.reason) and existing.ref is not distinct
        from public_spend.ref
      then 'repeated' else 'mismatch' end;
    bonus := -existing.bonus;
    bought := -existing.bought;
    return;
  end if;
  if balance < public_spend.credits then
    verdict := 'not_enough';
    bonus := 0;
    bought := 0;
    return;
  end if;

  verdict := 'spent';
  number := wallet.version + 1;
  bonus := least(wallet.bonus, public_spend.credits);
  bought := public_spend.credits - bonus;
  balance := balance - public_spend.credits;
  insert into credits.movement (account_id, version, kind, key, amount, bonus, bought, balance, reason, ref, at)
  values (account, number, 'spend', public_spend.key::text, public_spend.credits, -bonus, -bought,
    wallet.bonus + wallet.bought - public_spend.credits,
    public_spend.reason, public_spend.ref, public_spend.at);
  insert into credits.transfer (account_id, version, line, debit, credit, amount, lot, lot_version, lot_left)
  select account, number, row_number() over (order by q.turn), 'lot', 'spent', q.taken, q.lot, q.version + 1, q.remaining - q.taken
  from (
    select l.lot, l.version, l.remaining, row_number() over queue as turn,
      least(l.remaining, public_spend.credits - (sum(l.remaining) over queue - l.remaining)) as taken
    from credits.lot l
    where l.account_id = account and l.remaining > 0 and not exists (
      select from credits.freeze f where f.account_id = account and f.lot = l.lot and f.unfrozen_at is null)
    window queue as (order by l.kind = 'bought', l.lot)
  ) q
  where q.taken > 0;
  perform credits.apply_movement(account, number);
  if held_for is not null then
    perform credits.hold_spend(account, number, held_for, public_spend.at);
  end if;
end;
$$;

-- Restores credits taken back from a lot, because the money is ours after all: a chargeback first
-- reported as lost was won. A purchase reversed by it counts again, including credits returned to
-- it since. `verdict`: `given_again`; `repeated`; `mismatch` (the key was used for something else);
-- `already_given_again` under another key; `already_taken_back` (the purchase was reversed for
-- another reason since); `not_taken_back`. `given`: credits added to the wallet.
create or replace function credits.public_restore_credits(
  account bigint, take_back_key text, key text, reason text, at timestamptz,
  out verdict text, out balance bigint, out given bigint
)
language plpgsql
as $$
declare
  wallet credits.wallet;
  target credits.lot;
  taken credits.movement;
  existing credits.movement;
  number bigint;
begin
  select * into wallet from credits.wallet w where w.account_id = account for update;
  balance := coalesce(wallet.bonus + wallet.bought, 0);
  given := 0;
  select * into taken from credits.movement m
  where m.account_id = account and m.kind = 'take_back' and m.key = take_back_key;
  select * into existing from credits.movement m
  where m.account_id = account and m.kind = 'give_again' and m.key = public_restore_credits.key;
  if found then
    verdict := case when (existing.reverses, existing.reason) = (taken.version,
      public_restore_credits.reason) then 'repeated' else 'mismatch' end;
    given := existing.amount;
    return;
  end if;
  if taken.version is null then
    verdict := 'not_taken_back';
    return;
  end if;
  if exists (select from credits.movement m where m.account_id = account and m.kind = 'give_again' and m.reverses = taken.version) then
    verdict := 'already_given_again';
    return;
  end if;
  select * into target from credits.lot l where l.account_id = account and l.lot = taken.reverses;
  if target.closed_by is not null and target.closed_by <> taken.version then
    verdict := 'already_taken_back';
    return;
  end if;

  verdict := 'given_again';
  number := wallet.version + 1;
  -- Includes refunded spends that were booked as taken back while the purchase was reversed.
  select coalesce(sum(t.amount), 0) into given from credits.transfer t
  where t.account_id = account and t.lot = target.lot and t.credit = 'taken_back'
    and (t.version = taken.version or t.version > taken.version and target.closed_by = taken.version);
  balance := balance + given;
  insert into credits.movement (account_id, version, kind, key, amount, bonus, bought, balance, reason, ref, reverses, at)
  values (account, number, 'give_again', public_restore_credits.key, given,
    case target.kind when 'bonus' then given else 0 end, case target.kind when 'bonus' then 0 else given end,
    public_restore_credits.balance, public_restore_credits.reason, taken.ref, taken.version, public_restore_credits.at);
  if given > 0 then
    insert into credits.transfer (account_id, version, line, debit, credit, amount, lot, lot_version, lot_left)
    values (account, number, 1, 'taken_back', 'lot', given, target.lot, target.version + 1, target.remaining + given);
  end if;
  perform credits.apply_movement(account, number);
  if target.closed_by is not null then
    update credits.lot l set closed_by = null where l.account_id = account and l.lot = target.lot;
  end if;
end;
$$;

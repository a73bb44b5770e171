-- Refunds a spend to the lots it came from. Credits from a purchase that has been reversed since
-- are booked as taken back, because their money has already been returned. A spend in escrow is
-- released first. `why` is the reason on the credit statement: `unreadable`, or `removed` with the
-- profile it was sent to. `verdict`: `refunded`; `repeated`; `mismatch` (the refund key was used
-- for another spend); `already_refunded` under another key; `not_spent`. `balance`: the wallet's
-- credits afterwards; `returned`: what this refund added.
create or replace function credits.public_refund_spend(
  account bigint, key uuid, refund_key text, at timestamptz, why text default 'unreadable',
  out verdict text, out balance bigint, out returned bigint
)
language plpgsql
as $$
declare
  wallet credits.wallet;
  spend credits.movement;
  existing credits.movement;
  number bigint;
  to_bonus bigint;
  to_bought bigint;
begin
  select * into wallet from credits.wallet w where w.account_id = account for update;
  balance := coalesce(wallet.bonus + wallet.bought, 0);
  returned := 0;
  select * into spend from credits.movement m
  where m.account_id = account and m.kind = 'spend' and m.key = public_refund_spend.key::text;
  select * into existing from credits.movement m
  where m.account_id = account and m.kind = 'refund' and m.key = refund_key;
  if found then
    verdict := case when existing.reverses = spend.version then 'repeated' else 'mismatch' end;
    returned := existing.bonus + existing.bought;
    return;
  end if;
  if spend.version is null then
    verdict := 'not_spent';
    return;
  end if;
  if exists (select from credits.movement m where m.account_id = account and m.kind = 'refund' and m.reverses = spend.version) then
    verdict := 'already_refunded';
    return;
  end if;

  select coalesce(sum(t.amount) filter (where l.kind = 'bonus'), 0), coalesce(sum(t.amount) filter (where l.kind = 'bought'), 0)
  into to_bonus, to_bought
  from credits.transfer t join credits.lot l on l.account_id = t.account_id and l.lot = t.lot
  where t.account_id = account and t.version = spend.version and l.closed_by is null;

  verdict := 'refunded';
  number := wallet.version + 1;
  returned := to_bonus + to_bought;
  balance := balance + returned;
  insert into credits.movement (account_id, version, kind, key, amount, bonus, bought, balance, reason, ref, reverses, at)
  values (account, number, 'refund', refund_key, spend.amount, to_bonus, to_bought, balance, why, spend.ref, spend.version,
    public_refund_spend.at);
  insert into credits.transfer (account_id, version, line, debit, credit, amount, lot, lot_version, lot_left)
  select account, number, row_number() over (order by t.line, leg.n),
    case leg.n when 1 then 'spent' else 'lot' end, case leg.n when 1 then 'lot' else 'taken_back' end,
    t.amount, t.lot, l.version + leg.n, case leg.n when 1 then l.remaining + t.amount else l.remaining end
  from credits.transfer t
  join credits.lot l on l.account_id = t.account_id and l.lot = t.lot
  cross join lateral generate_series(1, case when l.closed_by is null then 1 else 2 end) leg (n)
  where t.account_id = account and t.version = spend.version;
  perform credits.apply_movement(account, number);
  perform credits.settle_hold(account, spend.version, 'returned', public_refund_spend.at);
end;
$$;

-- Settles a spend's hold, if it has an open one; returns whether it did. The caller holds the
-- wallet's lock.
create or replace function credits.settle_hold(account bigint, spend bigint, outcome text, at timestamptz) returns boolean
language plpgsql
as $$
begin
  update credits.hold h set settled_at = settle_hold.at, outcome = settle_hold.outcome, payee_id = null
  where h.account_id = settle_hold.account and h.version = settle_hold.spend and h.settled_at is null;
  if not found then return false; end if;
  insert into credits.escrow_transfer (account_id, version, lot, debit, credit, amount, at)
  select t.account_id, t.version, t.lot, 'escrow', 'spent', t.amount, settle_hold.at
  from credits.escrow_transfer t
  where t.account_id = settle_hold.account and t.version = settle_hold.spend and t.debit = 'spent';
  return true;
end;
$$;

-- Puts a spend in escrow, in the transaction that makes it.
create or replace function credits.hold_spend(account bigint, spend bigint, payee bigint, at timestamptz) returns void
language sql volatile
begin atomic
  insert into credits.hold (account_id, version, payee_id, held_at) values (account, spend, payee, hold_spend.at);
  insert into credits.escrow_transfer (account_id, version, lot, debit, credit, amount, at)
  select t.account_id, t.version, t.lot, 'spent', 'escrow', t.amount, hold_spend.at
  from credits.transfer t where t.account_id = hold_spend.account and t.version = hold_spend.spend;
end;

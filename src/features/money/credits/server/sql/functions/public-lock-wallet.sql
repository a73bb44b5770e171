-- Locks a wallet until the transaction ends, for callers that calculate before they change it.
create or replace function credits.public_lock_wallet(account bigint) returns void
language sql
begin atomic
  select 1 from credits.wallet w where w.account_id = public_lock_wallet.account for update;
end;

-- Nobody moves credits of this account until the transaction ends: for whoever has to reckon before moving.
create or replace function credits.public_lock_wallet(account bigint) returns void
language sql
begin atomic
  select 1 from credits.wallet w where w.account_id = public_lock_wallet.account for update;
end;

-- What a wallet holds; an account that never held credits has none.
create or replace function chat.balance_of(account bigint) returns bigint
language sql stable
return coalesce((select w.credits from credits.public_wallet w where w.account_id = account), 0);

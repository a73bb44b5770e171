-- What a wallet holds; an account that never held credits has none.
create or replace function chat.wallet_balance(account bigint) returns bigint
language sql stable
return coalesce((select w.credits from credits.public_wallet w where w.account_id = account), 0);

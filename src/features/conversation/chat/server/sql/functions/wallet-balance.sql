-- Spendable credits of an account; 0 if it never had any.
create or replace function chat.wallet_balance(account bigint) returns bigint
language sql stable
return coalesce((select w.credits from credits.public_wallet w where w.account_id = account), 0);

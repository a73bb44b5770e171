-- Makes the row of an account anew from the features below, or takes it away when others may not find the account.
create or replace function search.refresh(account bigint, at timestamptz) returns void
language sql
return search.refresh_many(array[account], at);

-- Rebuilds the search row of one account, or deletes it if the account can't be found.
create or replace function search.refresh(account bigint, at timestamptz) returns void
language sql
return search.refresh_many(array[account], at);

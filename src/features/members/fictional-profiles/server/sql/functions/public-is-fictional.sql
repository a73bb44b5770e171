-- Whether an account is a fictional profile; false if it doesn't exist.
create or replace function fictional_profiles.public_is_fictional(account bigint) returns boolean
language sql stable parallel safe
return exists (select from accounts.public_account a where a.account_id = account and a.kind = 'fictional');

-- Confirmed addresses in the form used for comparison, of accounts in any later state.
create or replace view accounts.public_confirmed_email as
select id as account_id, pool_id, email_key
from accounts.account
where status <> 'not_confirmed' and email_key is not null;

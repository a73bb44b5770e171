-- Under which address somebody made a contract, in whatever state the account is until it is erased; and where word of it goes.
create or replace view accounts.public_contact_details as
select id as account_id, pool_id, site_id, name, email, email_key, locale
from accounts.account
where kind = 'member' and email is not null;

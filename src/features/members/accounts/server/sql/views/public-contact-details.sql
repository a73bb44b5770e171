-- Contact details of contract partners, in any state until the account is erased.
create or replace view accounts.public_contact_details as
select id as account_id, pool_id, site_id, name, email, email_key, locale
from accounts.account
where kind = 'member' and email is not null;

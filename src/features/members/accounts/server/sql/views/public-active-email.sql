-- Where notification emails go: confirmed addresses of active accounts.
create or replace view accounts.public_active_email as
select id as account_id, email, locale, site_id
from accounts.account
where status = 'active' and email is not null;

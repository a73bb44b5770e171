-- Where to send email about the account itself, including accounts closed by the operator or deleted but not yet erased. Addresses
-- that were never confirmed are left out.
create or replace view accounts.public_account_notice_email as
select id as account_id, name, email, locale
from accounts.account
where status in ('active', 'disabled', 'deleted') and kind = 'member' and email is not null and email not like '%@closed.invalid';

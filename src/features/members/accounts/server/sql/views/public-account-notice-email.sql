-- Where a letter about the account itself goes: also to whose account the operator closed, or who deleted it and is not erased yet; unless
-- its address was never confirmed.
create or replace view accounts.public_account_notice_email as
select id as account_id, name, email, locale
from accounts.account
where status in ('active', 'disabled', 'deleted') and kind = 'member' and email is not null and email not like '%@closed.invalid';

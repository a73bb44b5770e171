-- The mailbox of each account that was ever confirmed, with what follows a plus sign left out: one mailbox earns sign-up credits once.
create or replace view accounts.public_mailbox as
select id as account_id, pool_id, regexp_replace(email_key, '\+[^@]*@', '@') as mailbox
from accounts.account
where activated_at is not null and email_key is not null;

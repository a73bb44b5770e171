-- What waits unread for an account, by conversation; removed ones are out of sight. Muted ones say until when.
create or replace view chat.public_unread as
select public_id as conversation, account_id, other_id, unread, muted_until
from chat.conversation_side
where unread > 0 and not hidden;

-- Unread messages of an account by conversation, without removed conversations.
create or replace view chat.public_unread as
select public_id as conversation, account_id, other_id, unread, muted_until
from chat.conversation_side
where unread > 0 and not hidden;

-- Messages by the conversation's public id, without their cost.
create or replace view chat.public_message as
select c.public_id as conversation, m.seq, m.sender_id, m.client_id, m.kind, m.body, m.at, m.author_kind
from chat.conversation c join chat.message m on m.conversation_id = c.id;

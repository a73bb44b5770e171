-- Senders, recipients and times of messages, without their contents. `author_kind` is null unless staff or AI wrote in the sender's name.
create or replace view chat.public_sent as
select c.pool_id, m.sender_id, case m.sender_id when c.a_id then c.b_id else c.a_id end as recipient_id, m.author_kind, m.at
from chat.message m join chat.conversation c on c.id = m.conversation_id;

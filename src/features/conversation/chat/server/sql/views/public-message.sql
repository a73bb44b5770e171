-- Messages by the conversation's public id, without their cost. `reaction`: the recipient's.
create or replace view chat.public_message as
select c.public_id as conversation, m.seq, m.sender_id, m.client_id, m.kind, m.body, m.at, m.author_kind, m.edited_at, m.deleted_at, m.quoted_seq,
  (select r.kind from chat.reaction r where r.conversation_id = m.conversation_id and r.seq = m.seq and r.account_id <> m.sender_id) as reaction
from chat.conversation c join chat.message m on m.conversation_id = c.id;

-- Unread messages of an account by conversation, without removed conversations. The last two columns are computed only where they
-- are used: when the first unread message was written, and the text of the last one.
create or replace view chat.public_unread as
select public_id as conversation, account_id, other_id, unread, muted_until,
  (select m.at from chat.message m
    where m.conversation_id = s.id and m.seq > s.read and m.sender_id = s.other_id and not m.withdrawn and m.deleted_at is null
    order by m.seq limit 1) as unread_since,
  (select m.body from chat.message m
    where m.conversation_id = s.id and m.seq > s.read and m.sender_id = s.other_id and not m.withdrawn and m.deleted_at is null and m.kind = 'text'
    order by m.seq desc limit 1) as last_text
from chat.conversation_side s
where unread > 0 and not hidden;

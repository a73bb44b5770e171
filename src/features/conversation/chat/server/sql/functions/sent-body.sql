-- The body of a message as it was sent, before any edit or deletion; null once a deleted one is purged.
create or replace function chat.sent_body(message chat.message) returns text
language sql stable
return coalesce(
  (select v.body from chat.message_version v where (v.conversation_id, v.seq, v.version) = (message.conversation_id, message.seq, 1)),
  case when message.deleted_at is null then message.body
    else (select d.body from chat.deleted_message d where (d.conversation_id, d.seq) = (message.conversation_id, message.seq)) end
);

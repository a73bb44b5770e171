-- Whether someone has sent anything in a conversation but gifts, which leave the free message as it is. `sent` is how many messages
-- of theirs are there: mostly none or many, and one of the first is no gift.
create or replace function chat.has_sent_message(conversation bigint, account bigint, sent int) returns boolean
language sql stable
return sent > 0 and exists (
  select from chat.message m where m.conversation_id = conversation and m.sender_id = account and m.kind <> 'gift'
);

-- Whether the account has sent anything in the conversation except gifts, which don't use up the free message. `sent` is the number
-- of messages it has sent there.
create or replace function chat.has_sent_message(conversation bigint, account bigint, sent int) returns boolean
language sql stable
return sent > 0 and exists (
  select from chat.message m where m.conversation_id = conversation and m.sender_id = account and m.kind <> 'gift'
);

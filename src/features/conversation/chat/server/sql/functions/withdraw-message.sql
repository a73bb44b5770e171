-- Withdraws a message that is to be refunded because it was never shown, so that its recipient
-- doesn't get it later for free. False if it was shown after all. The caller locks the
-- conversation, so it cannot be shown in between. A fictional profile keeps it: staff may still
-- reply.
create or replace function chat.withdraw_message(sender bigint, message_id uuid) returns boolean
language plpgsql
as $$
declare
  message chat.message;
  conv chat.conversation;
  reader bigint;
begin
  select * into message from chat.message m where m.sender_id = sender and m.client_id = withdraw_message.message_id;
  -- Deleted with its conversation.
  if not found then return true; end if;
  select * into conv from chat.conversation c where c.id = message.conversation_id;
  if chat.was_shown(conv, sender, message.seq) then return false; end if;
  reader := conv.a_id + conv.b_id - sender;
  if exists (select from accounts.public_account p where p.account_id = reader and p.kind <> 'member') then return true; end if;
  update chat.message m set withdrawn = true where m.conversation_id = message.conversation_id and m.seq = message.seq;
  -- A message its sender deleted is no longer counted.
  if message.deleted_at is not null then return true; end if;
  update chat.conversation c
  set a_unread = c.a_unread - (reader = c.a_id)::int, b_unread = c.b_unread - (reader = c.b_id)::int
  where c.id = conv.id;
  return true;
end;
$$;

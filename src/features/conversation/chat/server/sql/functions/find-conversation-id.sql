-- The key of a reader's own conversation; none where it is not theirs, or the switch hides whom it is with.
create or replace function chat.find_conversation_id(reader bigint, fiction_hidden boolean, conversation uuid) returns bigint
language sql stable
return (
  select s.id from chat.conversation_side s
  where s.account_id = reader and s.public_id = conversation
    and not (chat.hides_fictional(reader, fiction_hidden)
      and exists (select from accounts.public_account k where k.account_id = s.other_id and k.kind <> 'member'))
);

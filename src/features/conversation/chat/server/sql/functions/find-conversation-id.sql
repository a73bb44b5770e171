-- Internal id of a conversation the reader takes part in. Null if they don't, or if their settings hide the other profile.
create or replace function chat.find_conversation_id(reader bigint, fiction_hidden boolean, conversation uuid) returns bigint
language sql stable
return (
  select s.id from chat.conversation_side s
  where s.account_id = reader and s.public_id = conversation
    and not (chat.hides_fictional(reader, fiction_hidden)
      and exists (select from accounts.public_account k where k.account_id = s.other_id and k.kind <> 'member'))
);

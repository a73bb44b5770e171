-- The earlier texts of a message, oldest first, as [{text, at, shown}]; null if it was never edited.
create or replace function chat.earlier_versions(conversation bigint, number int) returns jsonb
language sql stable
return (
  select jsonb_agg(jsonb_build_object('text', v.body, 'at', v.written_at, 'shown', v.shown) order by v.version)
  from chat.message_version v where v.conversation_id = conversation and v.seq = number
);

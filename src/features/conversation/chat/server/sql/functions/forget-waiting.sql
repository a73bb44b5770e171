-- After a deletion: a fictional profile no longer owes a reply if the member has deleted everything since its last one.
create or replace function chat.forget_waiting(conversation bigint, member bigint) returns void
language sql volatile
begin atomic
  update chat.conversation c set awaiting_reply_since = null
  where c.id = conversation and c.awaiting_reply_since is not null and not exists (
    select from chat.message m
    where m.conversation_id = c.id and m.sender_id = member and m.deleted_at is null
      and m.seq > coalesce((select max(r.seq) from chat.message r where r.conversation_id = c.id and r.sender_id <> member), 0)
  );
end;

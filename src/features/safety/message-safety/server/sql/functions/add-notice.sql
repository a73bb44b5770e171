-- Adds the notice after the message that asked for it, in the same transaction. Not repeated while the last notice is at most
-- `in_sight` messages back.
create or replace function message_safety.add_notice(
  conversation uuid, seq int, asker bigint, profile bigint, in_sight int, at timestamptz
) returns boolean
language sql volatile
begin atomic
  insert into message_safety.notice (conversation, after_seq, kind, asked_by, profile_id, at)
  select add_notice.conversation, add_notice.seq, 'is_fictional', asker, profile, add_notice.at
  where not exists (
    select from message_safety.notice n where n.conversation = add_notice.conversation and n.after_seq > add_notice.seq - in_sight
  )
  on conflict do nothing
  returning true;
end;

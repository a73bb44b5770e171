-- Copies the conversation of a pair, with the keys of its photos and what was edited or deleted, for reports until `purge_at`. The
-- caller has locked the pair and then deletes the conversation, or the messages an erased account
-- sent in it. Does nothing without a conversation.
create or replace function chat.seal_pair(one bigint, other bigint, at timestamptz, purge_at timestamptz) returns void
language sql volatile
begin atomic
  with sealed as (
    insert into chat.sealed_conversation (public_id, pool_id, a_id, b_id, a_name, b_name, a_sent, b_sent, last_at, sealed_at, purge_at)
    select c.public_id, c.pool_id, c.a_id, c.b_id, a.name, b.name, c.a_sent, c.b_sent, c.last_at, seal_pair.at, seal_pair.purge_at
    from chat.conversation c
    left join accounts.public_account a on a.account_id = c.a_id
    left join accounts.public_account b on b.account_id = c.b_id
    where c.a_id = least(one, other) and c.b_id = greatest(one, other)
    on conflict (public_id) do nothing
    returning id, public_id
  )
  insert into chat.sealed_message (conversation_id, seq, sender_id, kind, body, at, photo_key, versions, deleted_at)
  select s.id, m.seq, m.sender_id, m.kind, coalesce(d.body, m.body), m.at, coalesce(d.photo_key, p.key),
    chat.earlier_versions(m.conversation_id, m.seq), m.deleted_at
  from sealed s
  join chat.conversation c on c.public_id = s.public_id
  join chat.message m on m.conversation_id = c.id
  left join chat.photo p on p.conversation_id = m.conversation_id and p.seq = m.seq
  left join chat.deleted_message d on d.conversation_id = m.conversation_id and d.seq = m.seq;
end;

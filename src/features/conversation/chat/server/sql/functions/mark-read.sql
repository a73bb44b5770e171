-- Moves the reader's read mark forward, never back and never past the last message, and recounts
-- the unread messages. Returns no row if there is no such conversation; `moved` is whether anything
-- changed.
create or replace function chat.mark_read(reader bigint, conversation uuid, up_to int, at timestamptz)
returns table (other bigint, read_mark int, moved boolean)
language plpgsql
as $$
declare
  conv chat.conversation;
  previous_mark int;
  unread_count int;
begin
  -- Lock first, so that the count includes every message written before.
  select * into conv from chat.conversation c where c.public_id = conversation and reader in (c.a_id, c.b_id) for update;
  if not found then return; end if;
  previous_mark := case reader when conv.a_id then conv.a_read else conv.b_read end;
  other := case reader when conv.a_id then conv.b_id else conv.a_id end;
  read_mark := greatest(previous_mark, least(up_to, conv.seq));
  moved := read_mark > previous_mark;
  if moved then
    select count(*) into unread_count
    from chat.message m where m.conversation_id = conv.id and m.seq > read_mark and m.sender_id <> reader and not m.withdrawn
      and m.deleted_at is null;
    update chat.conversation c
    set a_read = case reader when c.a_id then read_mark else c.a_read end,
      b_read = case reader when c.b_id then read_mark else c.b_read end,
      a_delivered = case reader when c.a_id then greatest(c.a_delivered, read_mark) else c.a_delivered end,
      b_delivered = case reader when c.b_id then greatest(c.b_delivered, read_mark) else c.b_delivered end,
      a_unread = case reader when c.a_id then unread_count else c.a_unread end,
      b_unread = case reader when c.b_id then unread_count else c.b_unread end
    where c.id = conv.id;
  end if;
  insert into chat.sender_state (account_id, opened_id, opened_at) values (reader, conv.id, mark_read.at)
  on conflict (account_id) do update set opened_id = excluded.opened_id, opened_at = excluded.opened_at;
  return next;
end;
$$;

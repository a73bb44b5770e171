-- Moves the reader's read mark forward, never back and never past the last message, and recounts the unread messages. Returns no
-- row if there is no such conversation; `moved` says whether anything changed.
create or replace function chat.mark_read(reader bigint, wanted uuid, up_to int, at timestamptz)
returns table (other bigint, read_mark int, moved boolean)
language plpgsql
as $$
declare
  held chat.conversation;
  before int;
  behind int;
begin
  -- Lock first, so that the count includes every message written before.
  select * into held from chat.conversation c where c.public_id = wanted and reader in (c.a_id, c.b_id) for update;
  if not found then return; end if;
  before := case reader when held.a_id then held.a_read else held.b_read end;
  other := case reader when held.a_id then held.b_id else held.a_id end;
  read_mark := greatest(before, least(up_to, held.seq));
  moved := read_mark > before;
  if moved then
    select count(*) into behind
    from chat.message m where m.conversation_id = held.id and m.seq > read_mark and m.sender_id <> reader;
    update chat.conversation c
    set a_read = case reader when c.a_id then read_mark else c.a_read end,
      b_read = case reader when c.b_id then read_mark else c.b_read end,
      a_delivered = case reader when c.a_id then greatest(c.a_delivered, read_mark) else c.a_delivered end,
      b_delivered = case reader when c.b_id then greatest(c.b_delivered, read_mark) else c.b_delivered end,
      a_unread = case reader when c.a_id then behind else c.a_unread end,
      b_unread = case reader when c.b_id then behind else c.b_unread end
    where c.id = held.id;
  end if;
  insert into chat.sender_state (account_id, opened_id, opened_at) values (reader, held.id, mark_read.at)
  on conflict (account_id) do update set opened_id = excluded.opened_id, opened_at = excluded.opened_at;
  return next;
end;
$$;

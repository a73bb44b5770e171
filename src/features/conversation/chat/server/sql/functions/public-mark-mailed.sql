-- Marks the last unread text in each of these conversations as shown, because its beginning is about to be emailed to the reader.
-- What is marked isn't refunded as never shown, neither when its sender deletes it nor at night.
create or replace function chat.public_mark_mailed(reader bigint, conversations uuid[]) returns void
language sql volatile
begin atomic
  update chat.conversation c
  set a_previewed = case when c.a_id = reader and u.seq > c.a_shown and u.seq <> all(c.a_previewed) then c.a_previewed || u.seq else c.a_previewed end,
    b_previewed = case when c.b_id = reader and u.seq > c.b_shown and u.seq <> all(c.b_previewed) then c.b_previewed || u.seq else c.b_previewed end
  from (
    select s.id, (
      select m.seq from chat.message m
      where m.conversation_id = s.id and m.seq > s.read and m.sender_id = s.other_id and m.kind = 'text' and not m.withdrawn
        and m.deleted_at is null
      order by m.seq desc limit 1) as seq
    from chat.conversation_side s
    where s.account_id = reader and s.public_id = any(conversations)
    order by s.id
  ) u
  where c.id = u.id and u.seq is not null;
end;

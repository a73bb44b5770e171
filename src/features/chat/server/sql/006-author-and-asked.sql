-- Who wrote what stands in a fictional profile's name: one of the staff, a machine, or one with the other's help. Null for a member's words.
alter table chat.message
  add column author_kind text constraint message_author_known check (author_kind in ('staff', 'ai', 'ai_assisted'));
update chat.message m set author_kind = 'staff'
from accounts.account a where a.id = m.sender_id and a.kind = 'fictional';

-- Since when a member waits for a fictional profile's answer; null where nobody does. The desk's queue is read in this order.
alter table chat.conversation add column asked_since timestamptz(3);
update chat.conversation c set asked_since = (
  select m.at from chat.message m
  where m.conversation_id = c.id and m.seq > coalesce((
    select max(l.seq) from chat.message l where l.conversation_id = c.id and l.sender_id = p.id), 0)
  order by m.seq limit 1)
from accounts.account p, accounts.account o
where p.kind = 'fictional' and o.kind = 'member' and p.id in (c.a_id, c.b_id) and o.id in (c.a_id, c.b_id);
create index conversation_asked on chat.conversation (pool_id, asked_since, public_id) where asked_since is not null;

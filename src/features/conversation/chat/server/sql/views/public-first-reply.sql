-- Conversations by the time of their first message, and when the other side first answered; null if it hasn't.
create or replace view chat.public_first_reply as
select c.pool_id, c.started_by, case c.started_by when c.a_id then c.b_id else c.a_id end as other_id, c.started_at, r.at as replied_at,
  r.author_kind
from chat.conversation c
left join lateral (
  select m.at, m.author_kind from chat.message m where m.conversation_id = c.id and m.sender_id <> c.started_by order by m.seq limit 1
) r on true;

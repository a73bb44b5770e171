-- Conversations between members and fictional profiles, for the persona desk. `waiting_since`: unanswered since then. `sent_since_reply`:
-- messages the profile has sent since the member's last one. `answered_seq`: number of the profile's latest message, null before
-- the first.
create or replace view chat.public_persona_conversation as
select c.public_id as conversation, c.pool_id, p.account_id as profile_id, o.account_id as member_id, c.seq,
  case p.account_id when c.a_id then c.b_hidden else c.a_hidden end as removed, c.awaiting_reply_since as waiting_since,
  c.seq - coalesce((
    select m.seq from chat.message m where m.conversation_id = c.id and m.sender_id = o.account_id order by m.seq desc limit 1
  ), 0) as sent_since_reply,
  (
    select m.seq from chat.message m where m.conversation_id = c.id and m.sender_id = p.account_id order by m.seq desc limit 1
  ) as answered_seq
from chat.conversation c
join accounts.public_account p on p.account_id in (c.a_id, c.b_id) and p.kind = 'fictional'
join accounts.public_account o on o.account_id = case p.account_id when c.a_id then c.b_id else c.a_id end and o.kind = 'member';

-- What members and fictional profiles have written to each other, as those need it who answer for the profiles. What stands behind
-- `answered` has no answer yet; `told` counts how often the profile has written since the member last did.
create or replace view chat.public_asked as
select c.public_id as conversation, c.pool_id, p.account_id as profile_id, o.account_id as member_id, c.seq,
  case p.account_id when c.a_id then c.b_hidden else c.a_hidden end as removed,
  coalesce(l.answered, 0) as answered, c.seq - coalesce(l.asked, 0) as told,
  (select m.at from chat.message m where m.conversation_id = c.id and m.seq = coalesce(l.answered, 0) + 1) as waiting_since
from accounts.public_account p
join chat.conversation c on p.account_id in (c.a_id, c.b_id)
join accounts.public_account o on o.account_id = case p.account_id when c.a_id then c.b_id else c.a_id end
cross join lateral (
  select
    (select m.seq from chat.message m where m.conversation_id = c.id and m.sender_id = p.account_id order by m.seq desc limit 1) as answered,
    (select m.seq from chat.message m where m.conversation_id = c.id and m.sender_id <> p.account_id order by m.seq desc limit 1) as asked
) l
where p.kind = 'fictional' and o.kind = 'member';

-- Matches from one side; `new` while the received like is. `offset 0` forces an index lookup per block: as a join, thousands of
-- blocks were compared with thousands of likes.
create or replace view likes.visible_match as
select m.account_id, m.other_id, m.id, m.at,
  exists (select from likes.profile_like g where g.liked_id = m.account_id and g.liker_id = m.other_id and g.seen_at is null) as new,
  s.member_id, s.pool_id, s.name, s.kind, s.created_at, s.last_active_at, s.invisible, s.birth, s.city_id, s.region_id
from likes.match m
join likes.listable_member s on s.account_id = m.other_id
where not exists (select from blocks.public_block b where b.account_id = m.account_id and b.other_id = m.other_id offset 0);

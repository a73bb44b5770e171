-- Received likes. Unconfirmed, disabled and blocked members don't appear; invisible ones only as a match. `offset 0` forces an
-- index lookup per block: as a join, thousands of blocks were compared with thousands of likes.
create or replace view likes.visible_received as
select g.liked_id as account_id, g.liker_id as other_id, g.at, g.seen_at is null as new,
  s.member_id, s.pool_id, s.name, s.kind, s.created_at, s.last_active_at, s.invisible, s.birth, s.city_id, s.region_id
from likes.profile_like g
join likes.listable_member s on s.account_id = g.liker_id
where (not s.invisible or exists (select from likes.match m where m.account_id = g.liked_id and m.other_id = g.liker_id))
  and not exists (select from blocks.public_block b where b.account_id = g.liked_id and b.other_id = g.liker_id offset 0);

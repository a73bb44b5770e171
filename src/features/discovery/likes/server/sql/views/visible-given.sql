-- Likes given, as seen by the member who gave them; `new` while the like in return is new.
-- `offset 0` forces an index lookup per block: as a join, thousands of blocks were compared with
-- thousands of likes.
create or replace view likes.visible_given as
select g.liker_id as account_id, g.liked_id as other_id, g.at,
  exists (select from likes.profile_like b where b.liked_id = g.liker_id and b.liker_id = g.liked_id and b.seen_at is null) as new,
  s.member_id, s.pool_id, s.name, s.kind, s.created_at, s.last_active_at, s.invisible, s.birth, s.city_id, s.region_id
from likes.profile_like g
join likes.listable_member s on s.account_id = g.liked_id
where (not s.invisible or exists (select from likes.match m where m.account_id = g.liker_id and m.other_id = g.liked_id))
  and not exists (select from blocks.public_block b where b.account_id = g.liker_id and b.other_id = g.liked_id offset 0);

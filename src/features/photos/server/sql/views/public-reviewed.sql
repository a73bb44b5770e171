-- What those who look at photos may know of one beside its picture.
create or replace view photos.public_reviewed as
select p.public_id as photo, p.id as place, p.account_id, p.status, p.main, p.private, p.description, p.width, p.height, p.created_at,
  coalesce(n.resembles, false) as resembles
from photos.photo p left join photos.print n on n.photo_id = p.id;

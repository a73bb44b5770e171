-- What those who look at photos may know of one beside its picture. `copied`: when it came, somebody else showed the same picture.
create or replace view photos.public_review_photo as
select public_id as photo, id as place, account_id, status, main, private, description, width, height, created_at,
  copied, reviewed_at is null as unreviewed
from photos.photo;

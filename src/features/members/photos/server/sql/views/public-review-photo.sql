-- Photo details for reviewers. `copied`: someone else already showed the same photo when it was uploaded.
create or replace view photos.public_review_photo as
select public_id as photo, id as place, account_id, status, main, private, description, width, height, created_at,
  copied, reviewed_at is null as unreviewed, rejected_for, verified_at is not null as verified, position
from photos.photo;

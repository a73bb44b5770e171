-- The photo a person is shown by, where there is one that others may see: what a card says of it, and no way to its bytes.
create or replace view photos.public_main_photo as
select account_id, public_id as photo_id, version, thumbhash, width, height, description, verified_at is not null as verified,
  provenance is not distinct from 'generated' as generated
from photos.photo
where main and status = 'active';

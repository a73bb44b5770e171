-- A profile's visible main photo: what a card needs, without access to the files.
create or replace view photos.public_main_photo as
select account_id, public_id as photo_id, version, thumbhash, width, height, description, verified_at is not null as verified,
  provenance is not distinct from 'generated' as generated
from photos.photo
where main and status = 'active';

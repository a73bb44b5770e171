-- The photo a person is shown by, where there is one that others may see.
create or replace view photos.public_main as
select account_id, public_id as photo_id, version, thumbhash
from photos.photo
where main and status = 'active';

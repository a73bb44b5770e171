-- Adds a photo to the end of an account's photos. Returns the new row, the row of the same upload
-- if it was sent before, or none if the account has reached its limit. The files are already stored
-- under `key`. `as_main`: true replaces the main photo, null becomes the main photo if there is
-- none. Locked, so that two concurrent uploads count each other.
create or replace function photos.add_photo(
  owner bigint, photo_id uuid, upload uuid, max_photos int, as_main boolean, is_private boolean, photo_status text,
  photo_width smallint, photo_height smallint, thumbhash bytea, key text, alt_text text, at timestamptz, reviewed_on timestamptz,
  photo_provenance text
) returns setof photos.photo
language plpgsql
as $$
declare
  existing record;
begin
  perform pg_advisory_xact_lock(hashtextextended('photos.photo', owner));
  return query select * from photos.photo p where p.account_id = owner and p.upload_id = add_photo.upload;
  if found then
    return;
  end if;
  select count(*) as photos, coalesce(max(p.position) + 1, 0) as place, coalesce(bool_or(p.main), false) as main
    into existing from photos.photo p where p.account_id = owner;
  if existing.photos >= max_photos then
    return;
  end if;
  if as_main and existing.main then
    update photos.photo p set main = false where p.account_id = owner and p.main;
  end if;
  return query insert into photos.photo
    (public_id, account_id, position, main, private, status, width, height, thumbhash, key, description, created_at, reviewed_at,
     upload_id, provenance)
  values (photo_id, owner, existing.place, coalesce(as_main, not existing.main), is_private, photo_status, photo_width, photo_height,
    add_photo.thumbhash, add_photo.key, alt_text, at,
    reviewed_on, add_photo.upload, photo_provenance)
  returning *;
end;
$$;

-- Keeps a photo at the end of an account's own, once: gives its row, or the one that this upload became before, or none where the
-- account has as many as it may. The bytes lie under `key` already. `as_main`: true takes the main photo's place, null takes it where
-- there is none. Under a lock, so that two at once count each other.
create or replace function photos.add_photo(
  owner bigint, photo uuid, upload uuid, most int, as_main boolean, hide boolean, state text,
  wide smallint, high smallint, thumbhash bytea, key text, words text, at timestamptz, looked_at timestamptz, origin text
) returns setof photos.photo
language plpgsql
as $$
declare
  held record;
begin
  perform pg_advisory_xact_lock(hashtextextended('photos.photo', owner));
  return query select * from photos.photo p where p.account_id = owner and p.upload_id = add_photo.upload;
  if found then
    return;
  end if;
  select count(*) as photos, coalesce(max(p.position) + 1, 0) as place, coalesce(bool_or(p.main), false) as main
    into held from photos.photo p where p.account_id = owner;
  if held.photos >= most then
    return;
  end if;
  if as_main and held.main then
    update photos.photo p set main = false where p.account_id = owner and p.main;
  end if;
  return query insert into photos.photo
    (public_id, account_id, position, main, private, status, width, height, thumbhash, key, description, created_at, reviewed_at,
     upload_id, provenance)
  values (photo, owner, held.place, coalesce(as_main, not held.main), hide, state, wide, high, add_photo.thumbhash, add_photo.key, words, at,
    looked_at, add_photo.upload, origin)
  returning *;
end;
$$;

create or replace trigger forbid_verified_fictional before insert or update of verified_at on photos.photo
for each row when (new.verified_at is not null) execute function photos.forbid_verified_fictional();

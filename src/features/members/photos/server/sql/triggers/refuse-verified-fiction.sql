create or replace trigger refuse_verified_fiction before insert or update of verified_at on photos.photo
for each row when (new.verified_at is not null) execute function photos.refuse_verified_fiction();

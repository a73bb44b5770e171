create trigger require_member before insert or update of liker_id on likes.profile_like
for each row execute function fictional_profiles.public_require_member('liker_id');

create trigger refuse_initiative before insert or update of liker_id on likes.given
for each row execute function fictional_profiles.public_refuse_initiative('liker_id');

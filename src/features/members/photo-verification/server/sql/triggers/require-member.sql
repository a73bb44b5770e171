-- A fictional or sponsored profile asks nobody, and nobody can be sent to look whether it is someone.
create or replace trigger require_member before insert on photo_verification.nudge
for each row execute function fictional_profiles.public_require_member('account_id');
create or replace trigger members_only before insert on photo_verification.request
for each row execute function fictional_profiles.public_require_member('account_id');

-- Fictional and sponsored profiles neither ask others to verify nor can be verified.
create or replace trigger require_member before insert on photo_verification.nudge
for each row execute function fictional_profiles.public_require_member('account_id');
create or replace trigger members_only before insert on photo_verification.request
for each row execute function fictional_profiles.public_require_member('account_id');

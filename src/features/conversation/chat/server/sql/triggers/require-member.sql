-- A fictional profile never starts a conversation.
create or replace trigger require_member before insert on chat.conversation
for each row execute function fictional_profiles.public_require_member('started_by');

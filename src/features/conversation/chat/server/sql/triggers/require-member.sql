-- A fictional profile never begins a conversation, whoever asks for it.
create or replace trigger require_member before insert on chat.conversation
for each row execute function fictional_profiles.public_require_member('started_by');

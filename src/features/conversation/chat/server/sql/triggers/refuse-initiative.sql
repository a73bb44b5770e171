-- A fictional profile never begins a conversation, whoever asks for it.
create or replace trigger refuse_initiative before insert on chat.conversation
for each row execute function fictional_profiles.public_refuse_initiative('started_by');

-- A fictional or sponsored profile asks nobody, and nobody can be sent to look whether it is someone.
create or replace trigger refuse_initiative before insert on verification.ask
for each row execute function fiction.public_refuse_initiative('account_id');
create or replace trigger members_only before insert on verification.request
for each row execute function fiction.public_refuse_initiative('account_id');

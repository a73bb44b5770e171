-- Warnings for recipients.
create or replace view message_safety.public_message_warning as
select conversation, seq, recipient_id, kinds from message_safety.message_warning;

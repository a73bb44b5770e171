-- Conversations whose first message was a mass message.
create or replace view message_safety.public_mass_message as
select conversation, recipient_id from message_safety.first_message where is_mass;

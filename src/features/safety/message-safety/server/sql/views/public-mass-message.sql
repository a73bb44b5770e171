-- Conversations whose first message went to many people in the same words.
create or replace view message_safety.public_mass_message as
select conversation, recipient_id from message_safety.first_message where is_mass;

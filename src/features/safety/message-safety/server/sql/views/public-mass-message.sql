-- Messages that started a conversation and went to many people with nearly the same text.
create or replace view message_safety.public_mass_message as
select distinct conversation, seq, recipient_id from message_safety.first_message where is_mass;

-- Conversations whose first message went to many people in the same words.
create or replace view message_safety.public_many as
select conversation, recipient_id from message_safety.opener where many;

-- Conversations whose first message went to many people in the same words.
create or replace view warnings.public_many as
select conversation, recipient_id from warnings.opener where many;

-- The message after which a pause started, for the notice in the conversation.
create or replace view wellbeing.public_pause as
select account_id, conversation, after_seq, begun_at, until from wellbeing.pause;

-- Hidden words by member.
create or replace view message_safety.public_hidden_words as
select account_id, words from message_safety.hidden_words;

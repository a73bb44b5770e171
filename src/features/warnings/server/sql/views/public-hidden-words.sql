-- The words each member does not want to read.
create or replace view warnings.public_hidden_words as
select account_id, words from warnings.hidden_words;

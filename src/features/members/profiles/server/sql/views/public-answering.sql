-- How members answer, for the cards of lists.
create or replace view profiles.public_answering as
select account_id, habit from profiles.answering;

-- Pairs of accounts with a conversation, from either side, removed ones included.
create or replace view chat.public_partner as
select account_id, other_id from chat.conversation_side;

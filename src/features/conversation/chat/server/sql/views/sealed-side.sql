-- A sealed conversation from one member's point of view: two rows per conversation. `received` is what the other side sent.
create or replace view chat.sealed_side as
select id, public_id, pool_id, a_id as account_id, b_id as other_id, b_name as other_name, b_sent as received, last_at, sealed_at, purge_at
from chat.sealed_conversation
union all
select id, public_id, pool_id, b_id, a_id, a_name, a_sent, last_at, sealed_at, purge_at
from chat.sealed_conversation;

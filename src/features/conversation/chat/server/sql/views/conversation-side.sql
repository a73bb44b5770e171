-- A conversation from one member's point of view: two rows per conversation.
create or replace view chat.conversation_side as
select id, public_id, pool_id, a_id as account_id, b_id as other_id, started_by = a_id as started, seq, last_at,
  a_sent as sent, a_unread as unread, a_read as read, a_delivered as delivered, a_hidden as hidden,
  b_read as other_read, b_delivered as other_delivered, a_shown as shown, a_previewed as previewed,
  a_muted_until as muted_until, closed_by = a_id as closed_by_me, closed_at, goodbye, changes
from chat.conversation
union all
select id, public_id, pool_id, b_id, a_id, started_by = b_id, seq, last_at,
  b_sent, b_unread, b_read, b_delivered, b_hidden,
  a_read, a_delivered, b_shown, b_previewed,
  b_muted_until, closed_by = b_id, closed_at, goodbye, changes
from chat.conversation;

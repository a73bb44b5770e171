-- Unread conversations are listed the latest first: read in that order, an inbox with thousands of them opens as fast as a small one.
create index conversation_unread_in_order_a on chat.conversation (a_id, last_at desc, public_id desc) include (a_unread)
  where a_unread > 0 and not a_hidden;
create index conversation_unread_in_order_b on chat.conversation (b_id, last_at desc, public_id desc) include (b_unread)
  where b_unread > 0 and not b_hidden;
drop index chat.conversation_unread_a;
drop index chat.conversation_unread_b;

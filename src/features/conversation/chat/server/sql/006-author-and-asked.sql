-- Who wrote what stands in a fictional profile's name: one of the staff, a machine, or one with the other's help. Null for a member's words.
alter table chat.message
  add column author_kind text constraint message_author_known check (author_kind in ('staff', 'ai', 'ai_assisted'));

-- Since when a member waits for a fictional profile's answer; null where nobody does. The desk's queue is read in this order.
alter table chat.conversation add column asked_since timestamptz(3);
create index conversation_asked on chat.conversation (pool_id, asked_since, public_id) where asked_since is not null;

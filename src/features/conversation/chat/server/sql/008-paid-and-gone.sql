-- Paid messages that were read and are gone with their conversation: kept for a while, for whom they went to may still be removed for
-- deceiving members. No word of them.
create table chat.paid_and_gone (
  -- Who paid, and the id of the message: the key of what was spent for it.
  account_id bigint not null,
  message_id uuid not null,
  other_id bigint not null,
  gone_at timestamptz(3) not null,
  constraint paid_and_gone_pk primary key (account_id, message_id)
);
create index paid_and_gone_to on chat.paid_and_gone (other_id);
create index paid_and_gone_since on chat.paid_and_gone (gone_at);

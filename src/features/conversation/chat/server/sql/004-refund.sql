-- A paid message that nobody could read: what it cost goes back to whoever wrote it. Noted when it is found or goes away, paid by the
-- nightly batch. Kept afterwards, so that no night looks at it again. It names no reader and no cause.
create table chat.refund (
  -- Who wrote it, and the id of the message: the key of what was spent for it.
  account_id bigint not null,
  message_id uuid not null,
  noted_at timestamptz(3) not null,
  returned_at timestamptz(3),
  constraint refund_pk primary key (account_id, message_id)
);
create index refund_due on chat.refund (account_id, message_id) where returned_at is null;

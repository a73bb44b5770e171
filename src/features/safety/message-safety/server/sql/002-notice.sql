-- What the product itself has said in a conversation with a fictional profile, because the member asked (BEY-02). It stands behind the
-- message with that number. Rows are added with the message, never changed, and go only with the conversation.
create table message_safety.notice (
  conversation uuid not null,
  after_seq int not null,
  kind text not null constraint notice_kind_known check (kind in ('is_fictional')),
  asked_by bigint not null,
  profile_id bigint not null,
  at timestamptz(3) not null,
  constraint notice_pk primary key (conversation, after_seq)
);
create index notice_asked_by on message_safety.notice (asked_by, profile_id);
create index notice_profile on message_safety.notice (profile_id);

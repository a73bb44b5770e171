-- Warnings shown to the recipient of a message (BEY-16), after the message with this number; most messages have none.
create table message_safety.message_warning (
  conversation uuid not null,
  seq int not null,
  sender_id bigint not null,
  recipient_id bigint not null,
  kinds text[] not null constraint message_warning_kinds_known
    check (kinds <@ array['money', 'scam', 'away', 'contact'] and cardinality(kinds) > 0),
  at timestamptz(3) not null,
  constraint message_warning_pk primary key (conversation, seq)
);
create index message_warning_sender on message_safety.message_warning (sender_id, at desc);
create index message_warning_recipient on message_safety.message_warning (recipient_id);

-- A fingerprint of what someone wrote to start a conversation, before any answer; not the text. Two that differ in few bits count as
-- the same message.
create table message_safety.first_message (
  id bigint generated always as identity constraint first_message_pk primary key,
  -- Null once the conversation is deleted; the message still counts.
  conversation uuid,
  -- Its number in the conversation.
  seq int not null,
  sender_id bigint not null,
  recipient_id bigint not null,
  text_fingerprint bit(64) not null,
  -- The same message was sent to many people, before or after this one.
  is_mass boolean not null default false,
  at timestamptz(3) not null,
  -- Once for each text it has had: an edit doesn't undo that the earlier one was sent.
  constraint first_message_once unique (conversation, seq, text_fingerprint)
);
create index first_message_sender on message_safety.first_message (sender_id, at desc);
create index first_message_recipient on message_safety.first_message (recipient_id);

-- Senders of mass messages, for staff.
create table message_safety.mass_sender (
  account_id bigint not null constraint mass_sender_pk primary key,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  -- The highest number of recipients of one message.
  recipients int not null constraint mass_sender_recipients_count check (recipients > 0)
);

-- Words a member doesn't want to read; messages containing them are collapsed.
create table message_safety.hidden_words (
  account_id bigint not null constraint hidden_words_pk primary key,
  words text[] not null,
  changed_at timestamptz(3) not null
);

-- A notice shown in a conversation with a fictional profile because the member asked (BEY-02),
-- after the message with this number. Added with the message, never changed, and deleted with the
-- conversation.
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

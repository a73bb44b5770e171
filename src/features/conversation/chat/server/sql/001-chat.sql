-- Two members who write to each other: one row, whoever began, with what each side has read and kept. `a` is the lower account.
create table chat.conversation (
  id bigint generated always as identity constraint conversation_pk primary key,
  -- The id both sides know it by.
  public_id uuid not null constraint conversation_public_once unique,
  pool_id smallint not null,
  a_id bigint not null,
  b_id bigint not null,
  started_by bigint not null,
  started_at timestamptz(3) not null,
  -- The number of its latest message. Messages are in the order of their numbers, never of a time.
  seq int not null default 0,
  last_at timestamptz(3) not null,
  -- How many messages each side has written.
  a_sent int not null default 0,
  b_sent int not null default 0,
  -- How many messages of the other side stand behind the read mark.
  a_unread int not null default 0 constraint conversation_a_unread_counts check (a_unread >= 0),
  b_unread int not null default 0 constraint conversation_b_unread_counts check (b_unread >= 0),
  -- The number of the latest message each side has read, and of the latest one that has reached it.
  a_read int not null default 0,
  b_read int not null default 0,
  a_delivered int not null default 0,
  b_delivered int not null default 0,
  -- Removed from this side's list; the next message brings it back.
  a_hidden boolean not null default false,
  b_hidden boolean not null default false,
  constraint conversation_pair_once unique (a_id, b_id),
  constraint conversation_pair_in_order check (a_id < b_id),
  constraint conversation_started_by_one_of_them check (started_by in (a_id, b_id)),
  constraint conversation_marks_in_range check (
    a_read <= a_delivered and a_delivered <= seq and b_read <= b_delivered and b_delivered <= seq
  ),
  constraint conversation_counts_all check (a_sent + b_sent = seq)
) with (fillfactor = 80);
create index conversation_list_a on chat.conversation (a_id, last_at desc, public_id desc) where not a_hidden;
create index conversation_list_b on chat.conversation (b_id, last_at desc, public_id desc) where not b_hidden;
create index conversation_unread_a on chat.conversation (a_id) include (a_unread) where a_unread > 0 and not a_hidden;
create index conversation_unread_b on chat.conversation (b_id) include (b_unread) where b_unread > 0 and not b_hidden;

create table chat.message (
  conversation_id bigint not null constraint message_conversation_fk references chat.conversation on delete cascade,
  seq int not null constraint message_seq_counts check (seq >= 1),
  sender_id bigint not null,
  -- Made by the sender's browser: a repeat writes and charges nothing.
  client_id uuid not null,
  kind text not null constraint message_kind_known check (kind in ('text', 'photo', 'gift', 'gif')),
  body text not null,
  -- What it cost the sender.
  credits int not null constraint message_credits_count check (credits >= 0),
  at timestamptz(3) not null,
  constraint message_pk primary key (conversation_id, seq),
  constraint message_once unique (sender_id, client_id),
  constraint message_text_says_something check (kind <> 'text' or body ~ '\S')
);

-- What is kept of an account across its conversations.
create table chat.writer (
  account_id bigint constraint writer_pk primary key,
  -- How many conversations it ever began; one that is gone still counts.
  started int not null default 0,
  -- The conversation it opened last.
  opened_id bigint constraint writer_opened_fk references chat.conversation on delete set null,
  opened_at timestamptz(3)
);
create index writer_opened on chat.writer (opened_id) where opened_id is not null;

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
  -- Muted until an instant, or for good (`infinity`): it stays on the list and counts nowhere else.
  a_muted_until timestamptz(3),
  b_muted_until timestamptz(3),
  -- Closed by one of the two with a goodbye out of a few; then nobody writes there before the same one opens it again.
  closed_by bigint,
  closed_at timestamptz(3),
  goodbye text,
  -- Since when a member waits for a fictional profile's answer; null where nobody does. The desk's queue is read in this order.
  awaiting_reply_since timestamptz(3),
  constraint conversation_pair_once unique (a_id, b_id),
  constraint conversation_pair_in_order check (a_id < b_id),
  constraint conversation_started_by_one_of_them check (started_by in (a_id, b_id)),
  constraint conversation_marks_in_range check (
    a_read <= a_delivered and a_delivered <= seq and b_read <= b_delivered and b_delivered <= seq
  ),
  constraint conversation_counts_all check (a_sent + b_sent = seq),
  constraint conversation_closed_by_one_of_them check (closed_by in (a_id, b_id)),
  constraint conversation_closed_at_some_time check ((closed_by is null) = (closed_at is null)),
  constraint conversation_goodbye_known check (
    goodbye in ('wishes', 'no_spark', 'met_someone', 'no_time') and (goodbye is null or closed_by is not null)
  )
) with (fillfactor = 80);
create index conversation_list_a on chat.conversation (a_id, last_at desc, public_id desc) where not a_hidden;
create index conversation_list_b on chat.conversation (b_id, last_at desc, public_id desc) where not b_hidden;
-- Unread conversations are listed the latest first: read in that order, an inbox with thousands of them opens as fast as a small one.
create index conversation_unread_in_order_a on chat.conversation (a_id, last_at desc, public_id desc) include (a_unread)
  where a_unread > 0 and not a_hidden;
create index conversation_unread_in_order_b on chat.conversation (b_id, last_at desc, public_id desc) include (b_unread)
  where b_unread > 0 and not b_hidden;
create index conversation_closed_a on chat.conversation (a_id, last_at desc, public_id desc) where closed_by is not null;
create index conversation_closed_b on chat.conversation (b_id, last_at desc, public_id desc) where closed_by is not null;
create index conversation_asked on chat.conversation (pool_id, awaiting_reply_since, public_id) where awaiting_reply_since is not null;
-- How first messages were answered, for the honesty page.
create index conversation_begun on chat.conversation (pool_id, started_at);

create table chat.message (
  conversation_id bigint not null constraint message_conversation_fk references chat.conversation on delete cascade,
  seq int not null constraint message_seq_counts check (seq >= 1),
  sender_id bigint not null,
  -- Made by the sender's browser: a repeat writes and charges nothing.
  client_id uuid not null,
  kind text not null constraint message_kind_known check (kind in ('text', 'photo', 'gift', 'gif')),
  -- A gift's message holds the id of the gift, a sticker's (`gif`) where it is from and its id there, `source/id`. Neither ever bears words.
  body text not null,
  -- Who wrote what stands in a fictional profile's name: one of the staff, a machine, or one with the other's help. Null for a member's words.
  author_kind text constraint message_author_known check (author_kind in ('staff', 'ai', 'ai_assisted')),
  -- What it cost the sender.
  credits int not null constraint message_credits_count check (credits >= 0),
  at timestamptz(3) not null,
  constraint message_pk primary key (conversation_id, seq),
  constraint message_once unique (sender_id, client_id),
  constraint message_text_says_something check (kind <> 'text' or body ~ '\S'),
  constraint message_picked_is_named check (
    case kind when 'gift' then body ~ '^[a-z0-9-]{1,64}$' when 'gif' then body ~ '^[a-z0-9-]{1,32}/[A-Za-z0-9_-]{1,100}$' else true end
  )
);
-- Messages in the name of fictional profiles, for the honesty page.
create index message_authored on chat.message (at) where author_kind is not null;

-- What is kept of an account across its conversations.
create table chat.sender_state (
  account_id bigint constraint sender_state_pk primary key,
  -- How many conversations it ever began; one that is gone still counts.
  started int not null default 0,
  -- The conversation it opened last.
  opened_id bigint constraint sender_state_opened_fk references chat.conversation on delete set null,
  opened_at timestamptz(3)
);
create index sender_state_opened on chat.sender_state (opened_id) where opened_id is not null;

-- The picture of a photo message. Its bytes lie in the blobs, as <key>/160.webp, /480.webp and /960.webp. Where the row is gone and
-- the message is not, whoever sent it has left.
create table chat.photo (
  conversation_id bigint not null,
  seq int not null,
  -- The id its address bears.
  public_id uuid not null constraint photo_public_id_once unique,
  -- Of the largest width kept, in pixels.
  width smallint not null,
  height smallint not null,
  key text not null,
  -- Of the file as it was sent (SHA-256), so that a repeat is told from another picture.
  digest bytea not null,
  -- Whoever received it removed it for themselves; who sent it keeps it, and so does what a report froze.
  removed boolean not null default false,
  constraint photo_pk primary key (conversation_id, seq),
  constraint photo_message_fk foreign key (conversation_id, seq) references chat.message on delete cascade,
  constraint photo_measured check (width > 0 and height > 0)
);

-- A paid message that nobody could read: what it cost goes back to whoever wrote it. Noted when it is found or goes away, paid by the
-- nightly batch. Kept afterwards, so that no night looks at it again. It names no reader.
create table chat.refund (
  -- Who wrote it, and the id of the message: the key of what was spent for it.
  account_id bigint not null,
  message_id uuid not null,
  -- Nobody could read it, or whom it went to was removed for deceiving members.
  cause text not null default 'unreadable' constraint refund_cause_known check (cause in ('unreadable', 'removed')),
  recorded_at timestamptz(3) not null,
  returned_at timestamptz(3),
  constraint refund_pk primary key (account_id, message_id)
);
create index refund_due on chat.refund (account_id, message_id) where returned_at is null;

-- Paid messages that were read and are gone with their conversation: kept for a while, for whom they went to may still be removed for
-- deceiving members. No word of them.
create table chat.deleted_paid_message (
  -- Who paid, and the id of the message: the key of what was spent for it.
  account_id bigint not null,
  message_id uuid not null,
  other_id bigint not null,
  deleted_at timestamptz(3) not null,
  constraint deleted_paid_message_pk primary key (account_id, message_id)
);
create index deleted_paid_message_to on chat.deleted_paid_message (other_id);
create index deleted_paid_message_since on chat.deleted_paid_message (deleted_at);

-- A conversation between two members: one row for both, with the read state of each side. `a` is the account with the lower id.
create table chat.conversation (
  id bigint generated always as identity constraint conversation_pk primary key,
  -- The id both members see.
  public_id uuid not null constraint conversation_public_once unique,
  pool_id smallint not null,
  a_id bigint not null,
  b_id bigint not null,
  started_by bigint not null,
  started_at timestamptz(3) not null,
  -- Number of the latest message. Messages are ordered by number, never by time.
  seq int not null default 0,
  last_at timestamptz(3) not null,
  -- Messages sent by each side.
  a_sent int not null default 0,
  b_sent int not null default 0,
  -- Messages from the other side that come after this side's read mark.
  a_unread int not null default 0 constraint conversation_a_unread_counts check (a_unread >= 0),
  b_unread int not null default 0 constraint conversation_b_unread_counts check (b_unread >= 0),
  -- Number of the last message each side has read, and of the last one delivered to it.
  a_read int not null default 0,
  b_read int not null default 0,
  a_delivered int not null default 0,
  b_delivered int not null default 0,
  -- How far the texts were sent to each side, regardless of what its browser reports; refunds use
  -- this mark too. Beyond it, the messages whose beginning was shown in the list.
  a_shown int not null default 0,
  b_shown int not null default 0,
  a_previewed int[] not null default '{}',
  b_previewed int[] not null default '{}',
  -- Removed from this side's list; the next message brings it back.
  a_hidden boolean not null default false,
  b_hidden boolean not null default false,
  -- Muted until this time, or forever (`infinity`). A muted conversation stays in the list and is left out of all other counts.
  a_muted_until timestamptz(3),
  b_muted_until timestamptz(3),
  -- Closed by one of the two, with a goodbye chosen from a list. No one can write until the same member reopens it.
  closed_by bigint,
  closed_at timestamptz(3),
  goodbye text,
  -- When the member started waiting for a fictional profile's reply; null if not waiting. The
  -- persona desk's queue is sorted by this.
  awaiting_reply_since timestamptz(3),
  constraint conversation_pair_once unique (a_id, b_id),
  constraint conversation_pair_in_order check (a_id < b_id),
  constraint conversation_started_by_one_of_them check (started_by in (a_id, b_id)),
  constraint conversation_marks_in_range check (
    a_read <= a_delivered and a_delivered <= seq and b_read <= b_delivered and b_delivered <= seq and a_shown <= seq and b_shown <= seq
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
-- Unread conversations are listed latest first. In this order, an inbox with thousands of them
-- opens as fast as a small one.
create index conversation_unread_in_order_a on chat.conversation (a_id, last_at desc, public_id desc) include (a_unread)
  where a_unread > 0 and not a_hidden;
create index conversation_unread_in_order_b on chat.conversation (b_id, last_at desc, public_id desc) include (b_unread)
  where b_unread > 0 and not b_hidden;
create index conversation_closed_a on chat.conversation (a_id, last_at desc, public_id desc) where closed_by is not null;
create index conversation_closed_b on chat.conversation (b_id, last_at desc, public_id desc) where closed_by is not null;
create index conversation_asked on chat.conversation (pool_id, awaiting_reply_since, public_id) where awaiting_reply_since is not null;
-- For the transparency page: how first messages were answered.
create index conversation_begun on chat.conversation (pool_id, started_at);

create table chat.message (
  conversation_id bigint not null constraint message_conversation_fk references chat.conversation on delete cascade,
  seq int not null constraint message_seq_counts check (seq >= 1),
  sender_id bigint not null,
  -- Idempotency key created by the sender's browser.
  client_id uuid not null,
  kind text not null constraint message_kind_known check (kind in ('text', 'photo', 'gift', 'gif')),
  -- For a gift, the gift's id; for a sticker (`gif`), `source/id`. Neither contains text.
  body text not null,
  -- The author of a message sent in a fictional profile's name: staff, AI, or AI-assisted staff. Null for a member's message.
  author_kind text constraint message_author_known check (author_kind in ('staff', 'ai', 'ai_assisted')),
  -- The credits the sender paid.
  credits int not null constraint message_credits_count check (credits >= 0),
  at timestamptz(3) not null,
  -- Refunded because it was never shown; its recipient no longer receives it.
  withdrawn boolean not null default false,
  -- When its sender last edited it, and when they deleted it. The body of a deleted message is in `deleted_message` only.
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  -- Number of the message it replies to.
  quoted_seq int,
  constraint message_pk primary key (conversation_id, seq),
  constraint message_once unique (sender_id, client_id),
  constraint message_text_says_something check (kind <> 'text' or body ~ '\S' or deleted_at is not null),
  constraint message_deleted_is_empty check (deleted_at is null or body = ''),
  constraint message_quotes_an_earlier_one check (quoted_seq between 1 and seq - 1),
  constraint message_picked_is_named check (
    deleted_at is not null or case kind when 'gift' then body ~ '^[a-z0-9-]{1,64}$' when 'gif' then body ~ '^[a-z0-9-]{1,32}/[A-Za-z0-9_-]{1,100}$' else true end
  )
);
-- For the transparency page: messages sent in the name of fictional profiles.
create index message_authored on chat.message (at) where author_kind is not null;

-- Earlier texts of an edited message: evidence for reports. They stay as long as the message.
create table chat.message_version (
  conversation_id bigint not null,
  seq int not null,
  -- 1 is the text as it was sent.
  version int not null constraint message_version_counts check (version >= 1),
  body text not null,
  written_at timestamptz(3) not null,
  -- Whether the recipient was shown it before it was replaced.
  shown boolean not null,
  -- The id of the edit that replaced it, created by the sender's browser.
  edit_id uuid not null,
  constraint message_version_pk primary key (conversation_id, seq, version),
  constraint message_version_once unique (conversation_id, seq, edit_id),
  constraint message_version_message_fk foreign key (conversation_id, seq) references chat.message on delete cascade
);

-- Content of messages their senders deleted. Only reports read it, until `purge_at`. Moved out of `chat.message`, so that no query
-- can show it by mistake.
create table chat.deleted_message (
  conversation_id bigint not null,
  seq int not null,
  body text not null,
  -- Storage key of its photo; null if there was none.
  photo_key text,
  -- Whether the recipient was shown it.
  shown boolean not null,
  -- The credits returned to the sender.
  returned int not null constraint deleted_message_returned_counts check (returned >= 0),
  deleted_at timestamptz(3) not null,
  purge_at timestamptz(3) not null,
  constraint deleted_message_pk primary key (conversation_id, seq),
  constraint deleted_message_message_fk foreign key (conversation_id, seq) references chat.message on delete cascade,
  constraint deleted_message_purged_later check (purge_at > deleted_at)
);
create index deleted_message_due on chat.deleted_message (purge_at);

-- Reactions to received messages: one per member and message.
create table chat.reaction (
  conversation_id bigint not null,
  seq int not null,
  account_id bigint not null,
  kind text not null constraint reaction_kind_known check (kind in ('love', 'laugh', 'agree', 'applause', 'wink', 'sad')),
  at timestamptz(3) not null,
  constraint reaction_pk primary key (conversation_id, seq, account_id),
  constraint reaction_message_fk foreign key (conversation_id, seq) references chat.message on delete cascade
);
create index reaction_account on chat.reaction (account_id);

-- Per-account state across all conversations.
create table chat.sender_state (
  account_id bigint constraint sender_state_pk primary key,
  -- Conversations ever started, including deleted ones.
  started int not null default 0,
  -- The conversation opened most recently.
  opened_id bigint constraint sender_state_opened_fk references chat.conversation on delete set null,
  opened_at timestamptz(3)
);
create index sender_state_opened on chat.sender_state (opened_id) where opened_id is not null;

-- The photo of a photo message, stored as <key>/160.webp, /480.webp and /960.webp. If the message exists without this row, its
-- sender has left.
create table chat.photo (
  conversation_id bigint not null,
  seq int not null,
  -- The id used in the photo's URL.
  public_id uuid not null constraint photo_public_id_once unique,
  -- Pixel size of the largest stored version.
  width smallint not null,
  height smallint not null,
  key text not null,
  -- SHA-256 of the uploaded file, to distinguish a retry from a different photo.
  digest bytea not null,
  -- Removed by the recipient for themselves. The sender still sees it, and so do reports that contain it.
  removed boolean not null default false,
  constraint photo_pk primary key (conversation_id, seq),
  constraint photo_message_fk foreign key (conversation_id, seq) references chat.message on delete cascade,
  constraint photo_measured check (width > 0 and height > 0)
);

-- A paid message to be refunded to its sender. Recorded when the reason is found, paid by the nightly job, and kept so that it is
-- never processed twice. The recipient isn't stored. If the message was shown before it is paid, the row is deleted.
create table chat.refund (
  -- The sender and the message id, which is the key of the original spend.
  account_id bigint not null,
  message_id uuid not null,
  -- `unreadable`: no one could read it. `removed`: its recipient was removed for deceiving members.
  cause text not null default 'unreadable' constraint refund_cause_known check (cause in ('unreadable', 'removed')),
  recorded_at timestamptz(3) not null,
  returned_at timestamptz(3),
  constraint refund_pk primary key (account_id, message_id)
);
create index refund_due on chat.refund (account_id, message_id) where returned_at is null;

-- Paid messages that were read and then deleted with their conversation. Kept for a while, because the recipient may still be
-- removed for deceiving members. The text isn't stored.
create table chat.deleted_paid_message (
  -- The payer and the message id, which is the key of the original spend.
  account_id bigint not null,
  message_id uuid not null,
  other_id bigint not null,
  deleted_at timestamptz(3) not null,
  constraint deleted_paid_message_pk primary key (account_id, message_id)
);
create index deleted_paid_message_to on chat.deleted_paid_message (other_id);
create index deleted_paid_message_since on chat.deleted_paid_message (deleted_at);

-- Conversations that neither side sees any more: after a block, or after one of the two accounts was erased. Sealed for reports only,
-- until `purge_at`. Moved out of `chat.conversation`, so that no list, search, count or export can show them by mistake.
create table chat.sealed_conversation (
  id bigint generated always as identity constraint sealed_conversation_pk primary key,
  -- The id both members knew, by which it is reported.
  public_id uuid not null,
  pool_id smallint not null,
  a_id bigint not null,
  b_id bigint not null,
  -- The names as they were last shown to the other side; null once the account is erased.
  a_name text,
  b_name text,
  a_sent int not null,
  b_sent int not null,
  last_at timestamptz(3) not null,
  sealed_at timestamptz(3) not null,
  purge_at timestamptz(3) not null,
  constraint sealed_conversation_once unique (public_id),
  constraint sealed_conversation_in_order check (a_id < b_id),
  constraint sealed_conversation_purged_later check (purge_at > sealed_at)
);
create index sealed_conversation_a on chat.sealed_conversation (a_id, sealed_at desc, id desc);
create index sealed_conversation_b on chat.sealed_conversation (b_id, sealed_at desc, id desc);
create index sealed_conversation_due on chat.sealed_conversation (purge_at);

create table chat.sealed_message (
  conversation_id bigint not null
    constraint sealed_message_conversation_fk references chat.sealed_conversation on delete cascade,
  seq int not null,
  sender_id bigint not null,
  kind text not null,
  body text not null,
  at timestamptz(3) not null,
  -- Storage key of its photo; null if there was none, or its files still belong to the
  -- conversation.
  photo_key text,
  -- Earlier texts, as {text, at, shown}; null if it was never edited. When it was deleted by its sender; null if it wasn't.
  versions jsonb,
  deleted_at timestamptz(3),
  constraint sealed_message_pk primary key (conversation_id, seq)
);

-- Members who wrote to each other in a conversation that a block ended. Kept for a while, so that the free first answer isn't
-- regained by blocking and unblocking.
create table chat.answered_before (
  account_id bigint not null,
  other_id bigint not null,
  ended_at timestamptz(3) not null,
  constraint answered_before_pk primary key (account_id, other_id)
);
create index answered_before_other on chat.answered_before (other_id);
create index answered_before_since on chat.answered_before (ended_at);

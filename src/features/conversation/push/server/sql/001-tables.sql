-- A browser's push subscription (NTF-04); it lasts as long as the session that created it.
create table push.subscription (
  id bigint generated always as identity constraint subscription_pk primary key,
  account_id bigint not null,
  session_id bigint not null,
  -- Keyed hash of the endpoint: a browser belongs to one account.
  mark bytea not null constraint subscription_mark_once unique constraint subscription_mark_whole check (octet_length(mark) = 32),
  -- Endpoint and keys, encrypted with a key that isn't in the database.
  sealed bytea not null,
  -- Whether the browser was in quiet mode when it last reported.
  quiet boolean not null,
  made_at timestamptz(3) not null,
  -- The push service asked us not to send before this time.
  retry_after timestamptz(3)
);
create index subscription_account on push.subscription (account_id);
create index subscription_session on push.subscription (session_id);

-- Pushes still to be sent: one row per browser and topic, however many events there were.
create table push.pending_push (
  subscription_id bigint not null constraint pending_push_subscription_fk references push.subscription on delete cascade,
  topic text not null,
  since timestamptz(3) not null,
  -- Incremented if something happens while a push is being sent.
  round int not null default 1,
  tries int not null default 0,
  -- Not to be processed before this time; the end of the lease while a server is working on it.
  next_at timestamptz(3) not null,
  constraint pending_push_pk primary key (subscription_id, topic)
);
create index pending_push_next on push.pending_push (next_at);

-- A browser's push subscription (NTF-04); it lasts as long as the session that created it.
create table pwa.push_subscription (
  id bigint generated always as identity constraint push_subscription_pk primary key,
  account_id bigint not null,
  session_id bigint not null,
  -- Keyed hash of the endpoint: a browser belongs to one account.
  mark bytea not null constraint push_subscription_mark_once unique constraint push_subscription_mark_whole check (octet_length(mark) = 32),
  -- Endpoint and keys, encrypted with a key that isn't in the database.
  sealed bytea not null,
  -- Whether the browser was in quiet mode when it last reported.
  quiet boolean not null,
  made_at timestamptz(3) not null,
  -- The push service asked us not to send before this time.
  retry_after timestamptz(3)
);
create index push_subscription_account on pwa.push_subscription (account_id);
create index push_subscription_session on pwa.push_subscription (session_id);

-- Pushes still to be sent: one row per browser and topic, however many events there were.
create table pwa.pending_push (
  subscription_id bigint not null constraint pending_push_subscription_fk references pwa.push_subscription on delete cascade,
  topic text not null,
  since timestamptz(3) not null,
  -- Incremented if something happens while a push is being sent.
  round int not null default 1,
  tries int not null default 0,
  -- Not to be processed before this time; the end of the lease while a server is working on it.
  next_at timestamptz(3) not null,
  constraint pending_push_pk primary key (subscription_id, topic)
);
create index pending_push_next on pwa.pending_push (next_at);

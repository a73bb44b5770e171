-- A browser that is pushed to (NTF-04), as long as the session lives in which it asked for it.
create table push.subscription (
  id bigint generated always as identity constraint subscription_pk primary key,
  account_id bigint not null,
  session_id bigint not null,
  -- A keyed hash of the endpoint: one browser belongs to one account.
  mark bytea not null constraint subscription_mark_once unique constraint subscription_mark_whole check (octet_length(mark) = 32),
  -- Endpoint and keys, encrypted with a key that the database does not hold.
  sealed bytea not null,
  -- Whether its browser was in quiet mode when it last told us.
  quiet boolean not null,
  made_at timestamptz(3) not null,
  -- Its push service wants to be left alone until then.
  retry_after timestamptz(3)
);
create index subscription_account on push.subscription (account_id);
create index subscription_session on push.subscription (session_id);

-- What is still to be pushed: one row for a browser and a topic, however often something happened.
create table push.pending_push (
  subscription_id bigint not null constraint pending_push_subscription_fk references push.subscription on delete cascade,
  topic text not null,
  since timestamptz(3) not null,
  -- Counted when something happened while a push was on its way.
  round int not null default 1,
  tries int not null default 0,
  -- Not to be taken before; the end of the lease while a server has it.
  next_at timestamptz(3) not null,
  constraint pending_push_pk primary key (subscription_id, topic)
);
create index pending_push_next on push.pending_push (next_at);

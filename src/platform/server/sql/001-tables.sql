-- Events to be delivered: one row per event until every subscriber has handled it.
create table platform.outbox (
  id bigint generated always as identity constraint outbox_pk primary key,
  name text not null,
  payload jsonb not null,
  -- Rows with the same key are delivered one after the other, by id.
  key text,
  emitted_at timestamptz(3) not null,
  -- Subscribers that have handled it.
  done text[] not null default '{}',
  -- Incremented when a server takes the row, so that an event that crashes servers is given up too.
  tries integer not null default 0,
  -- Not to be taken before this time; the end of the lease while a server is working on it.
  next_at timestamptz(3) not null default '-infinity',
  -- When it was given up, and why.
  dead_at timestamptz(3),
  fault text
);
create index outbox_due on platform.outbox (next_at, id) where dead_at is null;
create index outbox_order on platform.outbox (key, id) where dead_at is null and key is not null;

-- The time up to which each scheduled job has been started.
create table platform.job_progress (
  job text constraint job_progress_pk primary key,
  done_until timestamptz(3) not null
);

-- Rate limit counters: one row per limit and key, within the current window.
create table platform.rate_limit (
  name text not null,
  -- A hash, so that no IP address is stored.
  key bytea not null,
  taken integer not null,
  ends_at timestamptz(3) not null,
  constraint rate_limit_pk primary key (name, key)
);
create index rate_limit_ended on platform.rate_limit (ends_at);

-- How far the product's clock is ahead of the machine's. Only changed by /dev/clock.
create table platform.clock (
  only_row boolean default true constraint clock_pk primary key constraint clock_one_row check (only_row),
  ahead_ms bigint not null
);

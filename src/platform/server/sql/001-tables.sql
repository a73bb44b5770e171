-- What happened and is still to be told: one row per event until everyone who listens has heard it.
create table platform.outbox (
  id bigint generated always as identity constraint outbox_pk primary key,
  name text not null,
  payload jsonb not null,
  -- Rows of one key are told one after the other, in the order of their ids.
  key text,
  emitted_at timestamptz(3) not null,
  -- Those of its listeners who have heard it.
  done text[] not null default '{}',
  -- Counted when a server takes the row, so that an event that kills servers comes to an end as well.
  tries integer not null default 0,
  -- Not to be taken before; the end of the lease while a server has it.
  next_at timestamptz(3) not null default '-infinity',
  -- When it was given up, and why.
  dead_at timestamptz(3),
  fault text
);
create index outbox_due on platform.outbox (next_at, id) where dead_at is null;
create index outbox_order on platform.outbox (key, id) where dead_at is null and key is not null;

-- Up to which instant each timed job has been started.
create table platform.job_progress (
  job text constraint job_progress_pk primary key,
  done_until timestamptz(3) not null
);

-- How often something was done within a running window: one row per named limit and who is counted.
create table platform.rate_limit (
  name text not null,
  -- A hash, so that no address lies here in the clear.
  key bytea not null,
  taken integer not null,
  ends_at timestamptz(3) not null,
  constraint rate_limit_pk primary key (name, key)
);
create index rate_limit_ended on platform.rate_limit (ends_at);

-- How far the product's clock runs ahead of the machine's. Moved by /dev/clock only.
create table platform.clock (
  only_row boolean default true constraint clock_pk primary key constraint clock_one_row check (only_row),
  ahead_ms bigint not null
);

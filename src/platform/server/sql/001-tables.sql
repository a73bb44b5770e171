-- Tasks: events to deliver, one row each until every subscriber has handled it, and one permanent
-- row per scheduled job. Events are inserted by the transaction that causes them (a transactional
-- outbox).
create table platform.task (
  id bigint generated always as identity constraint task_pk primary key,
  -- The name of the event or job.
  name text not null,
  -- When the job runs, as a cron expression and a time zone; null for an event.
  schedule text,
  payload jsonb not null,
  -- Rows with the same key are delivered one after the other, by id.
  key text,
  -- The origin of the request that emitted the event, such as https://minuet.example; null for a job's.
  origin text,
  created_at timestamptz(3) not null,
  -- Subscribers that have handled the event.
  done text[] not null default '{}',
  -- Incremented when a server claims the row, so that a task that crashes servers is abandoned too.
  tries integer not null default 0,
  -- Not to be claimed before this time; the end of the lease while a server is working on it.
  next_at timestamptz(3) not null default '-infinity',
  -- When the job last succeeded.
  succeeded_at timestamptz(3),
  -- When the event was abandoned. Jobs are not abandoned but wait for their next time.
  dead_at timestamptz(3),
  -- Why the last try failed.
  fault text,
  constraint task_jobs_never_die check (schedule is null or dead_at is null)
);
create index task_due on platform.task (next_at, id) where dead_at is null;
create index task_order on platform.task (key, id) where dead_at is null and key is not null;
create unique index task_job on platform.task (name) where schedule is not null;

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

-- Attempts such as logins, and emails sent, counted by what was entered, whether or not it exists.
create table platform.attempt_counter (
  -- A hash, so that no address is stored.
  key bytea constraint attempt_counter_pk primary key,
  times timestamptz(3)[] not null,
  blocked_until timestamptz(3),
  touched_at timestamptz(3) not null
);
create index attempt_counter_age on platform.attempt_counter (touched_at);

-- How far the product's clock is ahead of the machine's. Only changed by /dev/clock.
create table platform.clock (
  only_row boolean default true constraint clock_pk primary key constraint clock_one_row check (only_row),
  ahead_ms bigint not null
);

-- Set at the first production start and never removed: from then on the demo, its members and its staff are refused.
create table platform.installation (
  only_row boolean default true constraint installation_pk primary key constraint installation_one_row check (only_row),
  in_production_since timestamptz(3) not null
);

-- The key from which all others are derived, encrypted with MINUET_SECRET, which can therefore be
-- replaced.
create table platform.installation_key (
  only_row boolean default true constraint installation_key_pk primary key
    constraint installation_key_one_row check (only_row),
  -- AES-256-GCM: nonce, ciphertext, tag.
  sealed bytea not null
);

-- How far a nightly check of an entire ledger has come; deleted when it ends, and replaced the next night.
create table platform.check_progress (
  name text constraint check_progress_pk primary key,
  day date not null,
  part smallint not null constraint check_progress_part_counts check (part >= 0),
  last_key text,
  found jsonb not null
);

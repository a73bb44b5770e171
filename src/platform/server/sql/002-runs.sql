-- Runs of scheduled jobs and failed events, for the back office.
alter table platform.task
  -- When a server last began the task.
  add column started_at timestamptz(3),
  -- When that run of a job ended, successfully or not; null while it is running.
  add column ended_at timestamptz(3),
  -- The public id of an abandoned event.
  add column failure_id uuid,
  -- The subscriber and kind of the error of the last failed try, without its message, which may contain personal data.
  add column fault_kind text;
update platform.task set failure_id = gen_random_uuid() where dead_at is not null;
alter table platform.task
  add constraint task_failure_when_dead check ((failure_id is null) = (dead_at is null));
create unique index task_failure on platform.task (failure_id) where failure_id is not null;
create index task_dead on platform.task (dead_at desc, failure_id) where dead_at is not null;

-- Failed runs of scheduled jobs.
create table platform.job_failure (
  id bigint generated always as identity constraint job_failure_pk primary key,
  job text not null,
  failed_at timestamptz(3) not null
);
create index job_failure_recent on platform.job_failure (job, failed_at);
create index job_failure_age on platform.job_failure (failed_at);

import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Fault } from './describe-fault.ts'

/** A task that a server has claimed. */
export interface Claim {
  readonly id: number
  readonly name: string
  readonly payload: unknown
  /** The origin of the request that emitted the event; null for a job. */
  readonly origin: string | null
  /** The subscribers that received it in an earlier try. */
  readonly done: readonly string[]
  /** Number of tries including this one. */
  readonly tries: number
  /** Other servers may claim it after this time, which also identifies the claim. */
  readonly leaseEnds: Date
}

/** Adds an event to the tasks, through the same function that SQL code uses. */
export async function insertEvent(
  queries: Queries,
  event: { name: string; payload: string; key: string | null; origin: string | null; now: Date },
): Promise<void> {
  await queries.run(
    sql`select platform.emit(${event.name}, ${event.payload}::jsonb, ${event.now}, ${event.key}, ${event.origin})`,
  )
}

/**
 * Adds new jobs, at their next scheduled time. A job waiting for a different time is moved if its
 * schedule was changed or the clock was set back; `leaseEnds` is a time by which a job that is
 * running now would be claimed.
 */
export async function upsertJobs(
  queries: Queries,
  jobs: readonly { name: string; schedule: string; nextAt: Date }[],
  { now, leaseEnds }: { now: Date; leaseEnds: Date },
): Promise<void> {
  await queries.run(sql`
    insert into platform.task (name, schedule, payload, created_at, next_at)
    select name, schedule, '{}', ${now}, next_at from unnest(
      ${jobs.map(({ name }) => name)}::text[], ${jobs.map(({ schedule }) => schedule)}::text[],
      ${jobs.map(({ nextAt }) => nextAt)}::timestamptz[]) as job (name, schedule, next_at)
    on conflict (name) where schedule is not null do update
    set schedule = excluded.schedule, next_at = excluded.next_at
    where task.next_at > ${leaseEnds}
      and (task.next_at > excluded.next_at or task.schedule <> excluded.schedule)`)
}

/**
 * Claims due tasks for the duration of the lease. Two servers never claim the same row, and for
 * each key only the oldest task is claimed.
 */
export function claimTasks(
  queries: Queries,
  query: {
    names: readonly string[]
    except: readonly number[]
    now: Date
    leaseEnds: Date
    count: number
  },
): Promise<Claim[]> {
  return queries.many<Claim>(sql`
    update platform.task set tries = tries + 1, next_at = ${query.leaseEnds}, started_at = ${query.now}, ended_at = null
    where id in (
      select id from platform.task due
      where dead_at is null and next_at <= ${query.now} and name = any(${query.names}) and id <> all(${query.except}::bigint[])
        and (key is null or not exists (
          select from platform.task older
          where older.key = due.key and older.id < due.id and older.dead_at is null and older.name = any(${query.names})))
      order by next_at, id limit ${query.count}
      for update skip locked)
    returning id, name, payload, origin, done, tries, next_at as "leaseEnds"`)
}

/** Extends a claim; false if another server has claimed the task since. */
export async function renewLease(queries: Queries, claim: Claim, until: Date): Promise<boolean> {
  return (
    (await queries.run(sql`update platform.task set next_at = ${until}
      where id = ${claim.id} and next_at = ${claim.leaseEnds} and dead_at is null`)) === 1
  )
}

/** Records that one of several subscribers has received the event. */
export async function markReceived(
  queries: Queries,
  claim: Claim,
  subscriber: string,
): Promise<void> {
  await queries.run(
    sql`update platform.task set done = array_append(done, ${subscriber}) where id = ${claim.id}`,
  )
}

/**
 * Deletes events that all subscribers have received. The commit does not wait for the disk: if it
 * is lost in a crash, the event is delivered once more, which subscribers must tolerate anyway.
 */
export async function deleteTasks(queries: Queries, ids: readonly number[]): Promise<void> {
  await queries.run(sql`
    with hurry as materialized (select set_config('synchronous_commit', 'off', true) as way)
    delete from platform.task using hurry where hurry.way = 'off' and id = any(${ids}::bigint[])`)
}

/** Records a job's success and its next time, unless another server has claimed it by then. */
export async function completeJob(
  queries: Queries,
  claim: Claim,
  run: { succeededAt: Date; nextAt: Date },
): Promise<void> {
  await queries.run(sql`update platform.task
    set next_at = ${run.nextAt}, succeeded_at = ${run.succeededAt}, ended_at = ${run.succeededAt}, tries = 0,
      fault = null, fault_kind = null
    where id = ${claim.id} and next_at = ${claim.leaseEnds}`)
}

/**
 * Schedules another try at `nextAt`, unless another server has claimed the task by then. The failed
 * run of a job is recorded.
 */
export async function rescheduleTask(
  queries: Queries,
  claim: Claim,
  retry: { now: Date; nextAt: Date; fault: Fault; tries: number },
): Promise<void> {
  await queries.run(sql`
    with failed as (
      update platform.task
      set next_at = ${retry.nextAt}, ended_at = ${retry.now}, fault = ${retry.fault.text}, fault_kind = ${retry.fault.kind},
        tries = ${retry.tries}
      where id = ${claim.id} and next_at = ${claim.leaseEnds}
      returning name, schedule)
    insert into platform.job_failure (job, failed_at)
    select name, ${retry.now} from failed where schedule is not null`)
}

/** Marks a task as dead after too many failed tries. */
export async function deadLetterTask(
  queries: Queries,
  claim: Claim,
  end: { now: Date; id: string; fault: Fault },
): Promise<void> {
  await queries.run(sql`update platform.task
    set dead_at = ${end.now}, failure_id = ${end.id}, fault = ${end.fault.text}, fault_kind = ${end.fault.kind}
    where id = ${claim.id} and next_at = ${claim.leaseEnds}`)
}

/**
 * Deletes tasks abandoned before `before`, because no operator has revived them and payloads may
 * identify members.
 */
export function deleteDeadTasks(queries: Queries, before: Date): Promise<number> {
  return queries.run(sql`delete from platform.task where dead_at <= ${before}`)
}

/** Resets the tries of every dead task. */
export function reviveTasks(queries: Queries): Promise<number> {
  return queries.run(
    sql`update platform.task set dead_at = null, failure_id = null, tries = 0, next_at = '-infinity' where dead_at is not null`,
  )
}

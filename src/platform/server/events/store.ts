import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** An event that a server has claimed for delivery. */
export interface Claim {
  readonly id: number
  readonly name: string
  readonly payload: unknown
  /** The subscribers that received it in an earlier try. */
  readonly done: readonly string[]
  /** Number of tries including this one. */
  readonly tries: number
}

/** Inserts an event into the outbox, through the same function that SQL code uses. */
export async function insertEvent(
  queries: Queries,
  event: { name: string; payload: string; key: string | null; now: Date },
): Promise<void> {
  await queries.run(sql`select platform.emit(${event.name}, ${event.payload}::jsonb, ${event.now}, ${event.key})`)
}

/**
 * Claims due events for the duration of the lease. Two servers never claim the same row, and of
 * each key only the oldest event is claimed.
 */
export function claimEvents(
  queries: Queries,
  query: { names: readonly string[]; except: readonly number[]; now: Date; leaseEnds: Date; count: number },
): Promise<Claim[]> {
  return queries.many<Claim>(sql`
    update platform.outbox set tries = tries + 1, next_at = ${query.leaseEnds}
    where id in (
      select id from platform.outbox due
      where dead_at is null and next_at <= ${query.now} and name = any(${query.names}) and id <> all(${query.except}::bigint[])
        and (key is null or not exists (
          select from platform.outbox older
          where older.key = due.key and older.id < due.id and older.dead_at is null and older.name = any(${query.names})))
      order by next_at, id limit ${query.count}
      for update skip locked)
    returning id, name, payload, done, tries`)
}

/** Records that one of several subscribers has received the event. */
export async function markReceived(queries: Queries, claim: Claim, listener: string): Promise<void> {
  await queries.run(sql`update platform.outbox set done = array_append(done, ${listener}) where id = ${claim.id}`)
}

/**
 * Deletes events that all subscribers have received. The commit does not wait for the disk: if it
 * is lost in a crash, the event is delivered once more, which subscribers must tolerate anyway.
 */
export async function deleteEvents(queries: Queries, ids: readonly number[]): Promise<void> {
  await queries.run(sql`
    with hurry as materialized (select set_config('synchronous_commit', 'off', true) as way)
    delete from platform.outbox using hurry where hurry.way = 'off' and id = any(${ids}::bigint[])`)
}

/** Schedules another delivery at `nextAt`, unless another server has claimed the event by then. */
export async function rescheduleEvent(
  queries: Queries,
  claim: Claim,
  retry: { nextAt: Date; fault: string },
): Promise<void> {
  await queries.run(sql`update platform.outbox set next_at = ${retry.nextAt}, fault = ${retry.fault}
    where id = ${claim.id} and tries = ${claim.tries}`)
}

/** Marks an event as dead after too many failed tries. */
export async function deadLetterEvent(
  queries: Queries,
  claim: Claim,
  end: { now: Date; fault: string },
): Promise<void> {
  await queries.run(sql`update platform.outbox set dead_at = ${end.now}, fault = ${end.fault}
    where id = ${claim.id} and tries = ${claim.tries}`)
}

/** Resets the tries of every dead event. */
export function reviveEvents(queries: Queries): Promise<number> {
  return queries.run(
    sql`update platform.outbox set dead_at = null, tries = 0, next_at = '-infinity' where dead_at is not null`,
  )
}

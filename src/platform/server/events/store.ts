import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** An event a server has taken to tell. */
export interface Claim {
  readonly id: number
  readonly name: string
  readonly payload: unknown
  /** The listeners who have heard it in an earlier try. */
  readonly done: readonly string[]
  /** This try counted, from 1. */
  readonly tries: number
}

/** Puts an event into the outbox; the same door SQL functions use. */
export async function insertEvent(
  queries: Queries,
  event: { name: string; payload: string; key: string | null; now: Date },
): Promise<void> {
  await queries.run(sql`select platform.emit(${event.name}, ${event.payload}::jsonb, ${event.now}, ${event.key})`)
}

/**
 * Takes events whose time has come, for as long as the lease. Two servers never take the same row, and of one key
 * only the oldest is ever taken.
 */
export function claimEvents(
  queries: Queries,
  ask: { names: readonly string[]; except: readonly number[]; now: Date; leaseEnds: Date; count: number },
): Promise<Claim[]> {
  return queries.many<Claim>(sql`
    update platform.outbox set tries = tries + 1, next_at = ${ask.leaseEnds}
    where id in (
      select id from platform.outbox due
      where dead_at is null and next_at <= ${ask.now} and name = any(${ask.names}) and id <> all(${ask.except}::bigint[])
        and (key is null or not exists (
          select from platform.outbox older
          where older.key = due.key and older.id < due.id and older.dead_at is null and older.name = any(${ask.names})))
      order by next_at, id limit ${ask.count}
      for update skip locked)
    returning id, name, payload, done, tries`)
}

/** One of several listeners has heard it. */
export async function markHeard(queries: Queries, claim: Claim, listener: string): Promise<void> {
  await queries.run(sql`update platform.outbox set done = array_append(done, ${listener}) where id = ${claim.id}`)
}

/**
 * All have heard them. The commit does not wait for the disk: an event whose end is lost with the machine is told once more, as its
 * listeners are made for.
 */
export async function deleteEvents(queries: Queries, ids: readonly number[]): Promise<void> {
  await queries.run(sql`
    with hurry as materialized (select set_config('synchronous_commit', 'off', true) as way)
    delete from platform.outbox using hurry where hurry.way = 'off' and id = any(${ids}::bigint[])`)
}

/** It is to be told again at `nextAt`, unless another server has taken it meanwhile. */
export async function postponeEvent(
  queries: Queries,
  claim: Claim,
  next: { nextAt: Date; fault: string },
): Promise<void> {
  await queries.run(sql`update platform.outbox set next_at = ${next.nextAt}, fault = ${next.fault}
    where id = ${claim.id} and tries = ${claim.tries}`)
}

/** It was told too often in vain. */
export async function buryEvent(queries: Queries, claim: Claim, end: { now: Date; fault: string }): Promise<void> {
  await queries.run(sql`update platform.outbox set dead_at = ${end.now}, fault = ${end.fault}
    where id = ${claim.id} and tries = ${claim.tries}`)
}

/** Gives every event that was given up another full set of tries. */
export function reviveEvents(queries: Queries): Promise<number> {
  return queries.run(
    sql`update platform.outbox set dead_at = null, tries = 0, next_at = '-infinity' where dead_at is not null`,
  )
}

import type { Queries, Transaction } from '../postgres/database.ts'
import { runInBatches } from '../postgres/run-in-batches.ts'
import { sql } from '../postgres/sql.ts'
import type { AttemptCount } from './lockout.ts'

interface AttemptRow {
  readonly times: readonly Date[]
  readonly blocked_until: Date | null
}

/** Reads a counter without locking it; empty if there is none. */
export async function selectAttempts(queries: Queries, key: Buffer): Promise<AttemptCount> {
  return toAttemptCount(
    await queries.maybe<AttemptRow>(
      sql`select times, blocked_until from platform.attempt_counter where key = ${key}`,
    ),
  )
}

/**
 * Locks a counter until the transaction ends, creating it if there is none, so that simultaneous
 * attempts wait for each other.
 */
export async function lockAttempts(tx: Transaction, key: Buffer, now: Date): Promise<AttemptCount> {
  return toAttemptCount(
    await tx.one<AttemptRow>(sql`
      insert into platform.attempt_counter (key, times, touched_at) values (${key}, '{}', ${now})
      on conflict (key) do update set touched_at = excluded.touched_at
      returning times, blocked_until`),
  )
}

/** Saves a locked counter. */
export function updateAttempts(
  tx: Transaction,
  key: Buffer,
  count: AttemptCount,
  now: Date,
): Promise<number> {
  return tx.run(sql`
    update platform.attempt_counter set times = ${[...count.times]}, blocked_until = ${count.blockedUntil}, touched_at = ${now} where key = ${key}`)
}

export function deleteAttempts(queries: Queries, key: Buffer): Promise<number> {
  return queries.run(sql`delete from platform.attempt_counter where key = ${key}`)
}

/** Deletes counters older than any rule uses; two days cover every calendar day. */
export function deleteOldAttempts(queries: Queries, now: Date): Promise<number> {
  return runInBatches((batchSize) =>
    queries.run(sql`
      delete from platform.attempt_counter where ctid = any (array(
        select d.ctid from platform.attempt_counter d where d.touched_at <= ${now}::timestamptz - interval '2 days' order by d.touched_at limit ${batchSize}))`),
  )
}

function toAttemptCount(row: AttemptRow | null): AttemptCount {
  return { times: row?.times ?? [], blockedUntil: row?.blocked_until ?? null }
}

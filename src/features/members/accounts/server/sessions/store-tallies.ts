import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { runInBatches } from '#platform/server/postgres/run-in-batches.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Tally } from '../../rules/lockout.ts'

interface TallyRow {
  readonly times: readonly Date[]
  readonly blocked_until: Date | null
}

/** Reads a tally without locking it; empty if there is none. */
export async function selectTally(queries: Queries, key: Buffer): Promise<Tally> {
  return toTally(
    await queries.maybe<TallyRow>(sql`select times, blocked_until from accounts.attempt_counter where key = ${key}`),
  )
}

/**
 * Locks a tally until the transaction ends, creating it if there is none: simultaneous attempts
 * wait for each other.
 */
export async function lockTally(tx: Transaction, key: Buffer, now: Date): Promise<Tally> {
  return toTally(
    await tx.one<TallyRow>(sql`
      insert into accounts.attempt_counter (key, times, touched_at) values (${key}, '{}', ${now})
      on conflict (key) do update set touched_at = excluded.touched_at
      returning times, blocked_until`),
  )
}

/** Saves a locked tally. */
export function updateTally(tx: Transaction, key: Buffer, tally: Tally, now: Date): Promise<number> {
  return tx.run(sql`
    update accounts.attempt_counter set times = ${[...tally.times]}, blocked_until = ${tally.blockedUntil}, touched_at = ${now} where key = ${key}`)
}

export function deleteTally(queries: Queries, key: Buffer): Promise<number> {
  return queries.run(sql`delete from accounts.attempt_counter where key = ${key}`)
}

/** Deletes tallies older than any rule looks back: two days cover every calendar day. */
export function deleteOldTallies(queries: Queries, now: Date): Promise<number> {
  return runInBatches((batchSize) =>
    queries.run(sql`
      delete from accounts.attempt_counter where ctid = any (array(
        select d.ctid from accounts.attempt_counter d where d.touched_at <= ${now}::timestamptz - interval '2 days' order by d.touched_at limit ${batchSize}))`),
  )
}

function toTally(row: TallyRow | null): Tally {
  return { times: row?.times ?? [], blockedUntil: row?.blocked_until ?? null }
}

import type { Tally } from '#features/members/accounts/index.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Locks a tally until the transaction ends, creating it if there is none: simultaneous attempts
 * wait for each other.
 */
export async function lockTally(tx: Transaction, key: Buffer, now: Date): Promise<Tally> {
  const row = await tx.one<{ times: Date[]; blocked_until: Date | null }>(sql`
    insert into staff.attempt_counter (key, times, touched_at) values (${key}, '{}', ${now})
    on conflict (key) do update set touched_at = excluded.touched_at
    returning times, blocked_until`)
  return { times: row.times, blockedUntil: row.blocked_until }
}

/** Saves a locked tally. */
export function updateTally(tx: Transaction, key: Buffer, tally: Tally): Promise<number> {
  return tx.run(sql`
    update staff.attempt_counter set times = ${[...tally.times]}, blocked_until = ${tally.blockedUntil} where key = ${key}`)
}

export function deleteTally(tx: Transaction, key: Buffer): Promise<number> {
  return tx.run(sql`delete from staff.attempt_counter where key = ${key}`)
}

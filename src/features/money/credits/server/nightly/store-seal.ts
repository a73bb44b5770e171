import { newBytes } from '#platform/server/random.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A sealed slice: its number of wallets, and the time of the seal it belongs to. */
export interface SealedSlice {
  readonly sealed: number
  /** Whether no wallets are left, so that the seal is complete. */
  readonly finished: boolean
  readonly sealed_at: Date
}

/** Seals the next slice of up to `size` wallets, of the seal in progress or of a new one at `now`. */
export function sealNextSlice(queries: Queries, size: number, now: Date): Promise<SealedSlice> {
  return queries.one(sql`select * from credits.seal_next_slice(${now}, ${newBytes(32)}, ${size})`)
}

/** Whether no seal run was at or after `since` although credits moved before it. */
export async function selectSealMissed(queries: Queries, since: Date): Promise<boolean> {
  const { missed } = await queries.one<{ missed: boolean }>(
    sql`select credits.public_seal_missed(${since}) as missed`,
  )
  return missed
}

import { withTimeLimit } from '#platform/server/jobs/store-time-limit.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { nightlySlice } from './nightly-slice.ts'
import { sealNextSlice } from './store-seal.ts'

/**
 * Seals every wallet that changed, as it stood at `now`, slice by slice, each in a transaction with a
 * time limit of its own. A seal that an earlier run left unfinished is finished first, at its own
 * time. Returns the number of wallets sealed.
 */
export async function sealWallets(
  database: Pick<Database, 'transaction'>,
  now: Date,
  slice = nightlySlice,
): Promise<number> {
  for (let total = 0; ; ) {
    const { sealed, finished, sealed_at } = await withTimeLimit(database, slice.seconds, (tx) =>
      sealNextSlice(tx, slice.wallets, now),
    )
    total += sealed
    if (finished && sealed_at >= now) return total
  }
}

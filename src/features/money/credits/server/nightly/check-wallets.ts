import { checkInSlices } from '#platform/server/jobs/check-in-slices.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { nightlySlice } from './nightly-slice.ts'
import {
  type LedgerViolation,
  selectSealChainViolations,
  selectSliceViolations,
} from './store-violations.ts'

/**
 * Checks the chain of seals and every wallet in slices; with a `day`, a second run for it resumes
 * there.
 */
export function checkWallets(
  database: Pick<Database, 'transaction'>,
  {
    day,
    wallets = nightlySlice.wallets,
  }: { readonly day?: string; readonly wallets?: number } = {},
): Promise<LedgerViolation[]> {
  return checkInSlices(database, {
    name: 'credits.wallets',
    day,
    parts: [selectSealChainViolations, (tx, after) => selectSliceViolations(tx, after, wallets)],
  })
}

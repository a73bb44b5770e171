import { withTimeLimit } from '#platform/server/jobs/store-time-limit.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { nightlySlice } from './nightly-slice.ts'
import {
  deleteCheck,
  selectCheck,
  selectSealChainViolations,
  selectSliceViolations,
  upsertCheck,
} from './store-violations.ts'
import type { LedgerViolation } from './store-violations.ts'

const mostFound = 1000

/**
 * Checks every wallet and seal, slice by slice, each in a transaction with a time limit of its own.
 * With a `day`, what was checked is stored after each slice, and a second run for that day goes on
 * from there. Returns at most 1,000 violations.
 */
export async function checkWallets(
  database: Database,
  { day, slice = nightlySlice }: { day?: string; slice?: typeof nightlySlice } = {},
): Promise<LedgerViolation[]> {
  let state = (day === undefined ? null : await selectCheck(database, day)) ?? {
    lastAccount: 0,
    found: [],
  }
  for (let more = true; more; ) {
    const { lastAccount, found } = state
    const next = await withTimeLimit(database, slice.seconds, async (tx) => {
      const checked = await selectSliceViolations(tx, lastAccount, slice.wallets)
      const after = {
        lastAccount: checked.lastAccount ?? lastAccount,
        found: [...found, ...checked.violations].slice(0, mostFound),
      }
      if (day !== undefined) await upsertCheck(tx, day, after)
      return { ...after, more: checked.lastAccount !== null }
    })
    state = next
    more = next.more
  }
  const chain = await withTimeLimit(database, slice.seconds, selectSealChainViolations)
  if (day !== undefined) await deleteCheck(database, day)
  return [...chain, ...state.found].slice(0, mostFound)
}

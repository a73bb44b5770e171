import { dayMs } from '#kernel/duration.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { exceedsDebitLimits } from '../rules/debit-limits.ts'
import { suspendedUntil } from '../rules/strikes.ts'
import { isBlocked, type MarkPair, selectDebitFacts, selectStrikes } from './store-strikes.ts'

/**
 * Whether an account or phone is blocked permanently, or it or the member is suspended because of a
 * returned debit (CRED-07).
 */
export async function isBlockedOrSuspended(
  queries: Queries,
  account: number,
  marks: MarkPair,
  now: Date,
): Promise<boolean> {
  const [blocked, strikes] = await Promise.all([
    isBlocked(queries, marks),
    selectStrikes(queries, account, marks),
  ])
  return blocked || suspendedUntil(strikes, now) !== null
}

/** Whether another debit would exceed the limits of the account, the phone or the member. */
export async function exceedsLimits(
  queries: Queries,
  who: MarkPair & { readonly account: number },
  priceMinor: number,
  now: Date,
): Promise<boolean> {
  const since = {
    month: new Date(now.getTime() - 30 * dayMs),
    day: new Date(now.getTime() - dayMs),
  }
  return exceedsDebitLimits(await selectDebitFacts(queries, who, since), priceMinor)
}

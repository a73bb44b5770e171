import type { Queries } from '#platform/server/postgres/database.ts'
import { isTooMuch } from '../rules/debit-limits.ts'
import { restsUntil } from '../rules/standing.ts'
import { isBlocked, type MarkPair, selectKnown, selectStrikes } from './store-standing.ts'

const dayMs = 86_400_000

/** Whether an account or a phone is closed, for good or since a debit came back; the member too (CRED-07). */
export async function isClosed(queries: Queries, account: number, marks: MarkPair, now: Date): Promise<boolean> {
  const [blocked, strikes] = await Promise.all([isBlocked(queries, marks), selectStrikes(queries, account, marks)])
  return blocked || restsUntil(strikes, now) !== null
}

/** Whether one more debit is too much for the account, the phone or the member. */
export async function exceeds(
  queries: Queries,
  who: MarkPair & { readonly account: number },
  priceMinor: number,
  now: Date,
): Promise<boolean> {
  const since = { month: new Date(now.getTime() - 30 * dayMs), day: new Date(now.getTime() - dayMs) }
  return isTooMuch(await selectKnown(queries, who, since), priceMinor)
}

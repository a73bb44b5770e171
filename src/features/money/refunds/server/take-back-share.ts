import type { Transaction } from '#platform/server/postgres/database.ts'
import { computeCreditsBack } from '../rules/credits-back.ts'
import {
  type CreditsBackRow,
  selectCreditsBack,
  storeCreditsBack,
  takeBackCredits,
} from './store-credits-back.ts'

/**
 * Takes back the credits that belong to a refund (CRED-12), in the transaction that promises or
 * approves it: its share of the unspent ones, or all of them if none of the price is left. A refund
 * waiting for a second person does not take any, and neither does money whose credits were already
 * taken for a failed refund. The caller holds the order's lock.
 */
export async function takeBackShare(
  tx: Transaction,
  { order, refund }: { readonly order: string; readonly refund: string },
  now: Date,
): Promise<void> {
  const [row] = await selectCreditsBack(tx, [order])
  if (row === undefined) return
  const { account, paid_minor: paid, refunded_minor: refunded, credited_minor: credited } = row
  const whole = refunded === paid
  if (!whole && refunded <= credited) return
  const share = computeCreditsBack(toCreditsBackFacts(row), refunded)
  const most = whole ? null : share.credits
  const key = `refund:${refund}`
  const credits = await takeBackCredits(tx, { account, order, key, most }, now)
  await storeCreditsBack(tx, refund, {
    credits,
    creditedMinor: refunded - credited,
    rounding: share.rounding,
  })
}

export const toCreditsBackFacts = (row: CreditsBackRow) => ({
  unspent: row.unspent,
  paidMinor: row.paid_minor,
  creditedMinor: row.credited_minor,
  rounding: row.rounding,
})

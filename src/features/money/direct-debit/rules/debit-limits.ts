import { type DirectDebits, exceedsDirectDebitLimit } from '#features/money/payments/index.ts'

/** The debits of one account, phone or member. */
export interface DebitFacts extends DirectDebits {
  /** Ordered in the last 24 hours and not failed. */
  readonly lastDay: number
}

/** Maximum debits in 24 hours, even after one has settled. */
export const maxDebitsPerDay = 3

/**
 * Whether another debit would exceed the limits of the account, phone or member, by outstanding
 * amounts and per day (CRED-07).
 */
export function exceedsDebitLimits(debits: readonly DebitFacts[], priceMinor: number): boolean {
  return debits.some(
    (one) => exceedsDirectDebitLimit(one, priceMinor) || one.lastDay >= maxDebitsPerDay,
  )
}

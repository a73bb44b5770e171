/** A payer's direct debits: money that is only promised until the bank has moved it. */
export interface DirectDebits {
  /** Orders whose money is still on its way. */
  readonly open: number
  /** Orders whose money has arrived. */
  readonly settled: number
  /** Ordered in the last 30 days and not failed, in minor units. */
  readonly recentMinor: number
}

const maxMinor = 100_00

/**
 * Whether another direct debit would exceed the limit: one at a time, and 100 in thirty days, until
 * the first has settled.
 */
export function exceedsDirectDebitLimit(so: DirectDebits, priceMinor: number): boolean {
  if (so.settled > 0) return false
  return so.open > 0 || so.recentMinor + priceMinor > maxMinor
}

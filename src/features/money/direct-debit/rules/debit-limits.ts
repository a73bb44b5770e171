import { type DirectDebits, exceedsDirectDebitLimit } from '#features/money/payments/index.ts'

/** What is known of the debits of one account, one phone or one member. */
export interface KnownDebits extends DirectDebits {
  /** Ordered in the last 24 hours and not failed. */
  readonly lastDay: number
}

/** So many debits in 24 hours, also once one has settled. */
export const debitsADay = 3

/** Whether one more debit is too much for one of them: each is judged by what is promised already, and by the day (CRED-07). */
export function isTooMuch(known: readonly KnownDebits[], priceMinor: number): boolean {
  return known.some((one) => exceedsDirectDebitLimit(one, priceMinor) || one.lastDay >= debitsADay)
}

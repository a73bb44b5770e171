/** A debit returned by a bank after its credits were granted. */
export interface Strike {
  readonly at: Date
  /** The bank's reason code. */
  readonly reason: string | null
}

/** How long direct debit is suspended after a returned debit, in milliseconds. */
export const suspensionMs = 90 * 86_400_000

/** When the suspension after a return at `at` ends. */
export const suspensionEnd = (at: Date) => new Date(at.getTime() + suspensionMs)

/** Bank codes for a customer who never agreed or who reclaims the money. */
const unauthorised = ['MD01', 'MD06', 'debit_not_authorized']

/** The end of the suspension caused by these strikes; null if not suspended. */
export function suspendedUntil(strikes: readonly Strike[], now: Date): Date | null {
  const last = Math.max(...strikes.map(({ at }) => at.getTime() + suspensionMs), 0)
  return last > now.getTime() ? new Date(last) : null
}

/** Whether to block account and phone permanently: two debits were returned as unauthorised. */
export function shouldBlock(strikes: readonly Pick<Strike, 'reason'>[]): boolean {
  return (
    strikes.filter(({ reason }) => reason !== null && unauthorised.includes(reason)).length >= 2
  )
}

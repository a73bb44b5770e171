/** A debit that a bank sent back after its credits were given. */
export interface Strike {
  readonly at: Date
  /** The bank's own code for why. */
  readonly reason: string | null
}

/** How long after a returned debit no other is taken, in milliseconds. */
export const restMs = 90 * 86_400_000

/** When a return that came at an instant closes nothing any more. */
export const restEnds = (at: Date) => new Date(at.getTime() + restMs)

/** By these codes a bank says that its customer never agreed, or wants the money back. */
const unauthorised = ['MD01', 'MD06', 'debit_not_authorized']

/** Until when nothing is collected after these strikes; null when something may be. */
export function restsUntil(strikes: readonly Strike[], now: Date): Date | null {
  const last = Math.max(...strikes.map(({ at }) => at.getTime() + restMs), 0)
  return last > now.getTime() ? new Date(last) : null
}

/** Whether an account and a phone are closed for good: twice a debit came back as one nobody agreed to. */
export function isToBlock(strikes: readonly Pick<Strike, 'reason'>[]): boolean {
  return strikes.filter(({ reason }) => reason !== null && unauthorised.includes(reason)).length >= 2
}

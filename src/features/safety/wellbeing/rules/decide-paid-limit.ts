/** Facts that determine whether a member may still be charged for writing to fictional profiles. */
export interface PaidLimitFacts {
  /**
   * Nothing is charged for messages to fictional profiles until this instant; null without a pause.
   */
  readonly pausedUntil: Date | null
  /** Paid messages to fictional profiles since midnight in the site's time zone. */
  readonly paidToday: number
}

/** Why a message to a fictional profile cannot be paid for now; null if it can. */
export function decidePaidLimit(
  { pausedUntil, paidToday }: PaidLimitFacts,
  maxPerDay: number,
  now: Date,
): 'paused' | 'enough' | null {
  if (pausedUntil !== null && pausedUntil.getTime() > now.getTime()) return 'paused'
  return paidToday >= maxPerDay ? 'enough' : null
}

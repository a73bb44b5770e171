/** What a member may still be charged for with fictional profiles. */
export interface PaidFacts {
  /** Until when nothing is charged for writing to them; null while there is no pause. */
  readonly pausedUntil: Date | null
  /** Paid messages to them since midnight on the site's calendar. */
  readonly paidToday: number
}

/** Why a message to a fictional profile cannot be paid for now; null where it can. */
export function paidLimit(
  { pausedUntil, paidToday }: PaidFacts,
  mostADay: number,
  now: Date,
): 'paused' | 'enough' | null {
  if (pausedUntil !== null && pausedUntil.getTime() > now.getTime()) return 'paused'
  return paidToday >= mostADay ? 'enough' : null
}

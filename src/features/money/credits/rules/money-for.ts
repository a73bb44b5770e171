/** What credits cost: so many minor units of a currency for so many credits. A fraction, so that nothing is lost before rounding. */
export interface Rate {
  readonly minor: number
  readonly per_credits: number
  readonly currency: string
}

/**
 * The money some credits stand for, in minor units, rounded half up as it is shown (CHAT-02). Something that was paid for never
 * reads as nothing: the least is one minor unit.
 */
export function moneyFor(rate: Pick<Rate, 'minor' | 'per_credits'>, credits: number): number {
  if (credits <= 0) return 0
  const twice = 2 * rate.minor * credits + rate.per_credits
  const divisor = 2 * rate.per_credits
  return Math.max(1, (twice - (twice % divisor)) / divisor)
}

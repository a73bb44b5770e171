/**
 * Price of credits: `minor` units of a currency per `per_credits` credits. Kept as a fraction so
 * that nothing is lost before rounding.
 */
export interface Rate {
  readonly minor: number
  readonly per_credits: number
  readonly currency: string
}

/**
 * Money value of credits in minor units, rounded half up for display (CHAT-02). The minimum is one
 * minor unit, so that paid credits never show as zero.
 */
export function creditsToMoney(rate: Pick<Rate, 'minor' | 'per_credits'>, credits: number): number {
  if (credits <= 0) return 0
  const twice = 2 * rate.minor * credits + rate.per_credits
  const divisor = 2 * rate.per_credits
  return Math.max(1, (twice - (twice % divisor)) / divisor)
}

import { prorate } from '#kernel/money.ts'

/**
 * Price of credits: `minor` units of a currency per `per_credits` credits. Kept as a fraction, so
 * that no precision is lost before rounding.
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
  return credits <= 0 ? 0 : Math.max(1, prorate(rate.minor, credits, rate.per_credits))
}

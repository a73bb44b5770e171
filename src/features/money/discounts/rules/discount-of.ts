import type { Worth } from './code-terms.ts'

/**
 * What a code takes off a price, in the smallest unit. A share is rounded up to a whole unit, in the member's favour; something is
 * always left to pay, one unit at least. Whole numbers throughout.
 */
export function discountOf({ percentage, value_minor }: Worth, priceMinor: number): number {
  const wanted = percentage === null ? (value_minor ?? 0) : hundredthsUp(priceMinor * percentage)
  return Math.max(0, Math.min(wanted, priceMinor - 1))
}

/** A hundredth of a whole number, up to the next whole one; no fraction is ever formed. */
function hundredthsUp(whole: number): number {
  const rest = whole % 100
  return (whole - rest) / 100 + (rest > 0 ? 1 : 0)
}

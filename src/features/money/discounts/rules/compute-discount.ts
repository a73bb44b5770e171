import type { DiscountValue } from './code-terms.ts'

/**
 * Discount on a price, in minor units. A percentage is rounded up in the member's favour; at least
 * one unit remains to be paid. Integer arithmetic throughout.
 */
export function computeDiscount(
  { percentage, value_minor }: DiscountValue,
  priceMinor: number,
): number {
  const discount = percentage === null ? (value_minor ?? 0) : hundredthsUp(priceMinor * percentage)
  return Math.max(0, Math.min(discount, priceMinor - 1))
}

/** A hundredth of an integer, rounded up without using fractions. */
function hundredthsUp(whole: number): number {
  const rest = whole % 100
  return (whole - rest) / 100 + (rest > 0 ? 1 : 0)
}

/** Prices of a package, used to compare currencies. */
interface Priced {
  readonly priceMinor: Readonly<Record<string, number | undefined>>
}

/** 100.00 in the site's own currency. */
const limitMinor = 10_000

/**
 * Multiple of that amount that one person may spend alone within 24 hours, over all orders and
 * discount codes: 300.00. Approval also depends on the person, because otherwise one person could
 * refund nearly every order (OPS-04).
 */
export const dailyLimits = 3

/** How long actions are kept for that total. */
export const soloActRetentionMs = 2 * 86_400_000

/**
 * Returns how much of an order a person may still refund alone: the rest of the order's limit, or
 * of the daily limit if that is less. `refundedToday` is in units of `limit`.
 */
export function getAloneMinor({
  limit,
  refunded,
  refundedToday,
}: {
  readonly limit: number
  readonly refunded: number
  readonly refundedToday: number
}): number {
  const today = Math.floor((dailyLimits - refundedToday) * limit + 1e-6)
  return Math.max(0, Math.min(limit - refunded, today))
}

/**
 * The total that one staff member may refund of an order without approval (OPS-04). For another
 * currency the limit is scaled by the price of the same package; without such a price, a second
 * person must always approve.
 */
export function getApprovalLimit(
  currency: string,
  siteCurrency: string,
  bundles: readonly Priced[],
): number {
  if (currency === siteCurrency) return limitMinor
  for (const { priceMinor } of bundles) {
    const [here, there] = [priceMinor[siteCurrency], priceMinor[currency]]
    if (here !== undefined && there !== undefined) return Math.floor((limitMinor * there) / here)
  }
  return 0
}

/** The size of a gift, which determines its price. */
export type GiftSize = 'small' | 'middle' | 'large'

export const giftSizes: readonly GiftSize[] = ['small', 'middle', 'large']

/** In tenths of the site's minimum price: 5, 8 and 15 credits if the smallest gift costs 5. */
const tenths: Readonly<Record<GiftSize, number>> = { small: 10, middle: 16, large: 30 }

/**
 * Returns the price in credits of a gift of a size, if the smallest costs `gift_credits` (CHAT-02);
 * never less than that.
 */
export function giftPrice(
  size: GiftSize,
  { gift_credits }: { readonly gift_credits: number },
): number {
  return Math.ceil((gift_credits * tenths[size]) / 10)
}

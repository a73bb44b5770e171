/** How large a gift is; its price goes by that. */
export type GiftSize = 'small' | 'middle' | 'large'

export const giftSizes: readonly GiftSize[] = ['small', 'middle', 'large']

/** In tenths of the site's least price: 5, 8 and 15 credits where a gift costs from 5. */
const tenths: Readonly<Record<GiftSize, number>> = { small: 10, middle: 16, large: 30 }

/** What a gift of a size costs in credits where the smallest costs `gift_credits` (CHAT-02); never less than that. */
export function giftPrice(size: GiftSize, { gift_credits }: { readonly gift_credits: number }): number {
  return Math.ceil((gift_credits * tenths[size]) / 10)
}

import { giftPrice } from '#features/money/gifts/index.ts'

/** All one can pay for with credits, in the order of a price list. */
export const paidActs = ['message', 'sticker', 'photo', 'small_gift', 'middle_gift', 'large_gift'] as const

/** What one can pay for with credits: a message, a sticker, which costs the same, a photo, or a gift of a size. */
export type PaidAct = (typeof paidActs)[number]

/** A site's prices in credits (SITE-01). `gift_credits` is what the smallest gift costs. */
export interface Prices {
  readonly message_credits: number
  readonly photo_credits: number
  readonly gift_credits: number
}

/** What an act costs on a site, in credits (CHAT-02). */
export function priceOf(act: PaidAct, prices: Prices): number {
  switch (act) {
    case 'message':
    case 'sticker':
      return prices.message_credits
    case 'photo':
      return prices.photo_credits
    case 'small_gift':
      return giftPrice('small', prices)
    case 'middle_gift':
      return giftPrice('middle', prices)
    case 'large_gift':
      return giftPrice('large', prices)
  }
}

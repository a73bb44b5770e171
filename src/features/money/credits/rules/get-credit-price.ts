import { giftPrice } from '#features/money/gifts/index.ts'

/** Everything credits can pay for, in price-list order. */
export const paidActs = [
  'message',
  'sticker',
  'photo',
  'small_gift',
  'middle_gift',
  'large_gift',
] as const

/**
 * Something that credits can pay for: a message, a sticker (same price), a photo, or a gift of a
 * given size.
 */
export type PaidAct = (typeof paidActs)[number]

/** A site's prices in credits (SITE-01). `gift_credits` is the price of the smallest gift. */
export interface Prices {
  readonly message_credits: number
  readonly photo_credits: number
  readonly gift_credits: number
}

/** Price of an action on a site, in credits (CHAT-02). */
export function getCreditPrice(act: PaidAct, prices: Prices): number {
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

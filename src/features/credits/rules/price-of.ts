/** What one can pay for with credits. A gif is a text message. */
export type PaidAct = 'message' | 'photo' | 'gift'

/** A site's prices in credits (SITE-01). A gift costs at least `gift_credits`; each gift may cost more. */
export interface Prices {
  readonly message_credits: number
  readonly photo_credits: number
  readonly gift_credits: number
}

/** What an act costs on a site, in credits (CHAT-02). */
export function priceOf(act: PaidAct, prices: Prices): number {
  return prices[`${act}_credits`]
}

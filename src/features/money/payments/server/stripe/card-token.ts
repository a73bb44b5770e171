/** A card at Stripe: whose it is, and its name there. */
export interface StripeCard {
  readonly customer: string
  readonly paymentMethod: string
}

/** Both in one word. */
export function tokenOf({ customer, paymentMethod }: StripeCard): string {
  return `${customer}:${paymentMethod}`
}

/** What the word names; null for one that is not Stripe's. */
export function cardOfToken(token: string): StripeCard | null {
  const [, customer, paymentMethod] = /^(cus_\w{1,60}):(pm_\w{1,60})$/.exec(token) ?? []
  return customer === undefined || paymentMethod === undefined ? null : { customer, paymentMethod }
}

/** A card stored at Stripe: the customer and the payment method. */
export interface StripeCard {
  readonly customer: string
  readonly paymentMethod: string
}

/** Joins both ids into one token. */
export function formatCardToken({ customer, paymentMethod }: StripeCard): string {
  return `${customer}:${paymentMethod}`
}

/** Parses a token; null if it is not one of Stripe's. */
export function parseCardToken(token: string): StripeCard | null {
  const [, customer, paymentMethod] = /^(cus_\w{1,60}):(pm_\w{1,60})$/.exec(token) ?? []
  return customer === undefined || paymentMethod === undefined ? null : { customer, paymentMethod }
}

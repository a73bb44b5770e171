import { isOpen, type OrderStatus } from '#features/money/payments/index.ts'
import { type CardState, isUsable } from './card-state.ts'

/**
 * A member's options when a saved card was not charged: the specification's three, each only where
 * available.
 */
export type CardOffer = 'again' | 'new_card' | 'paypal'

export interface FailedFacts {
  /** The member's saved cards with their current state. */
  readonly cards: readonly { readonly state: CardState }[]
  /** The same package can be ordered again with a saved card. */
  readonly repeatable: boolean
  /** Payment methods available in the country of the order, with their minimum amounts. */
  readonly methods: readonly { readonly key: string; readonly least_minor: number }[]
  readonly priceMinor: number
}

/** Returns the available offers in display order. */
export function cardOffers({ cards, repeatable, methods, priceMinor }: FailedFacts): CardOffer[] {
  const accepts = (key: string) =>
    methods.some((method) => method.key === key && method.least_minor <= priceMinor)
  return [
    ...(repeatable && cards.some(({ state }) => isUsable(state)) ? (['again'] as const) : []),
    ...(accepts('creditcard') ? (['new_card'] as const) : []),
    ...(accepts('paypal') ? (['paypal'] as const) : []),
  ]
}

/** Whether an order by saved card ended without payment. */
export function hasFailed(status: OrderStatus): boolean {
  return !isOpen(status) && status !== 'completed'
}

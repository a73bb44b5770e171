import { isOpen, type OrderStatus } from '#features/money/payments/index.ts'
import { type CardState, isUsable } from './card-state.ts'

/** What can be done when a kept card did not pay: the three of the specification, each only where it works. */
export type CardOffer = 'again' | 'new_card' | 'paypal'

/** What decides it. */
export interface FailedFacts {
  /** The cards kept now, and how each stands. */
  readonly cards: readonly { readonly state: CardState }[]
  /** The same package can be ordered again by a kept card. */
  readonly repeatable: boolean
  /** The ways to pay where the order was placed, each with the least it takes. */
  readonly methods: readonly { readonly key: string; readonly least_minor: number }[]
  readonly priceMinor: number
}

/** The offers, in their order. */
export function cardOffers({ cards, repeatable, methods, priceMinor }: FailedFacts): CardOffer[] {
  const takes = (key: string) => methods.some((method) => method.key === key && method.least_minor <= priceMinor)
  return [
    ...(repeatable && cards.some(({ state }) => isUsable(state)) ? (['again'] as const) : []),
    ...(takes('creditcard') ? (['new_card'] as const) : []),
    ...(takes('paypal') ? (['paypal'] as const) : []),
  ]
}

/** Whether an order by a kept card came to nothing. */
export function hasFailed(status: OrderStatus): boolean {
  return !isOpen(status) && status !== 'completed'
}

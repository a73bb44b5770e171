import type { CardView } from '../contract.ts'
import { cardState } from '../rules/card-state.ts'
import type { CardRow } from './store.ts'

/** The card as shown to its owner, without the provider's token. */
export function toCardView(
  { id, method, brand, last4, expires, refused_at }: Omit<CardRow, 'key' | 'gateway' | 'token'>,
  now: Date,
): CardView {
  return {
    id,
    method,
    brand,
    last4,
    expires,
    state: cardState({ expires, refused: refused_at !== null }, now),
  }
}

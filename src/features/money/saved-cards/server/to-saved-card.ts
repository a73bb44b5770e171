import type { SavedCard } from '#features/money/payments/server/index.ts'
import type { CardsDeps } from './deps.ts'
import { markChargeRefused } from './store-charges.ts'
import { type CardRow, markCardRefused } from './store.ts'

/**
 * Wraps a stored card for payments to charge. If its provider no longer has it, both the card and
 * the order are marked as refused.
 */
export function toSavedCard(
  { database }: Pick<CardsDeps, 'database'>,
  { key, gateway, token }: Pick<CardRow, 'key' | 'gateway' | 'token'>,
  now: Date,
): SavedCard {
  return {
    gateway,
    token,
    async refused(order) {
      await markCardRefused(database, key, now)
      await markChargeRefused(database, order, now)
    },
  }
}

import type { KeptCard } from '#features/money/payments/server/index.ts'
import type { CardsDeps } from './deps.ts'
import { setChargeRefused } from './store-charges.ts'
import { type CardRow, setRefused } from './store.ts'

/** A card as payments charge it; that its provider does not know it any more is noted with the card and with the order. */
export function keptCard(
  { database }: Pick<CardsDeps, 'database'>,
  { key, gateway, token }: Pick<CardRow, 'key' | 'gateway' | 'token'>,
  now: Date,
): KeptCard {
  return {
    gateway,
    token,
    async refused(order) {
      await setRefused(database, key, now)
      await setChargeRefused(database, order, now)
    },
  }
}

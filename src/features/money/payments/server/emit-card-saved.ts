import type { Emit } from '#platform/server/events/emit.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { events } from '../contract/payments.ts'
import type { StoredCard } from './gateways/gateway.ts'
import { selectCardRequest } from './store-cards.ts'

/**
 * Emits an event when the provider has saved a card that the member asked to save; repeated with
 * every report.
 */
export async function emitCardSaved(
  tx: Transaction,
  emit: Emit<typeof events>,
  { key, gateway, storedCard }: { key: number; gateway: string; storedCard: StoredCard },
  now: Date,
): Promise<void> {
  const request = await selectCardRequest(tx, key)
  if (request === null) return
  const { token, brand, last4, expires } = storedCard
  await emit(
    tx,
    'payments.card_saved',
    { ...request, gateway, card: { token, brand, last4, expires } },
    now,
  )
}

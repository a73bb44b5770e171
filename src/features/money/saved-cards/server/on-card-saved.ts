import type { EventPayload } from '#kernel/event.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import { newId } from '#platform/server/random.ts'
import type { events as payments } from '#features/money/payments/contract/payments.ts'
import { parseCard } from '../rules/parse-card.ts'
import { insertPendingDeletion } from './store-pending-deletions.ts'
import { accountExists, upsertCard, recordCardSaved } from './store.ts'

/**
 * Saves the card of a paid order, once per order: a card removed by its owner stays removed,
 * however often it is reported.
 */
export const onCardSaved: TransactionalSubscriber<
  EventPayload<(typeof payments)['payments.card_saved']>
> = async (tx, { order, account, gateway, method, card: reported }, now) => {
  const card = parseCard(reported)
  if (card === null || !(await recordCardSaved(tx, order, now))) return
  // The account has been erased, so the card is deleted at the provider.
  if (!(await accountExists(tx, account)))
    return insertPendingDeletion(tx, { gateway, token: card.token }, now)
  const older = await upsertCard(tx, { id: newId(), account, gateway, method, card }, now)
  if (older !== null) await insertPendingDeletion(tx, { gateway, token: older }, now)
}

import type { Carries } from '#kernel/event.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import { newId } from '#platform/server/random.ts'
import type { events as payments } from '#features/money/payments/contract.ts'
import { knownCard } from '../rules/known-card.ts'
import { addFarewell } from './store-farewells.ts'
import { hasOwner, keepCard, noteKept } from './store.ts'

/**
 * Saves the card of a paid order, once per order: a card removed by its owner stays removed however
 * often it is reported.
 */
export const hearKept: NowSubscriber<Carries<(typeof payments)['payments.card_saved']>> = async (
  tx,
  { order, account, gateway, method, card: told },
  now,
) => {
  const card = knownCard(told)
  if (card === null || !(await noteKept(tx, order, now))) return
  // The account has been erased, so the card is deleted at the provider.
  if (!(await hasOwner(tx, account))) return addFarewell(tx, { gateway, token: card.token }, now)
  const older = await keepCard(tx, { id: newId(), account, gateway, method, card }, now)
  if (older !== null) await addFarewell(tx, { gateway, token: older }, now)
}

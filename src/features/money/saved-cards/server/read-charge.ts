import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { CardsDeps } from './deps.ts'
import { toCardView } from './to-card-view.ts'
import { selectCharge } from './store-charges.ts'
import { selectCard } from './store.ts'

/** Returns the saved card that pays for one of the member's orders. */
export function readCharge({
  database,
}: Pick<CardsDeps, 'database'>): Handler<(typeof contract)['saved_cards.read_charge'], Site> {
  return async ({ order }, { viewer: { account }, now }) => {
    const charge = looksLikeId(order) ? await selectCharge(database, account, order) : null
    if (charge === null) return refuse('not_found')
    if (!charge.charged) return { charge: null }
    const card = charge.card === null ? null : await selectCard(database, account, charge.card)
    return { charge: { card: card && toCardView(card, now), refused: charge.refused } }
  }
}

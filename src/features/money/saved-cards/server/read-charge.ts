import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { CardsDeps } from './deps.ts'
import { showCard } from './show-card.ts'
import { selectCharge } from './store-charges.ts'
import { selectCard } from './store.ts'

/** Returns the saved card that pays for one of the member's orders. */
export function readCharge({
  database,
}: Pick<CardsDeps, 'database'>): Handler<(typeof contract)['saved_cards.read_charge'], Site> {
  return async ({ order }, { viewer: { account }, now }) => {
    const found = looksLikeId(order) ? await selectCharge(database, account, order) : null
    if (found === null) return refuse('not_found')
    if (!found.charged) return { charge: null }
    const card = found.card === null ? null : await selectCard(database, account, found.card)
    return { charge: { card: card && showCard(card, now), refused: found.refused } }
  }
}

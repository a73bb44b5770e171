import type { Handler } from '#kernel/handler.ts'
import { refuse, type Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Country } from '#features/site/geography/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { cardState, isUsable } from '../rules/card-state.ts'
import { checkRepeat } from '../rules/check-repeat.ts'
import type { CardsDeps } from './deps.ts'
import { toSavedCard } from './to-saved-card.ts'
import {
  insertCharge,
  selectRepeatableOrder,
  selectLastPackage,
  selectOpenOrder,
  selectPlacedOrder,
} from './store-charges.ts'
import { lockCard, selectCard } from './store.ts'

type Call = (typeof contract)['saved_cards.repeat_order']

/**
 * Orders the last package again and pays with a saved card (CRED-06). Placed like any other order;
 * the same id returns the same order.
 */
export function repeatOrder(deps: CardsDeps): Handler<Call, Site> {
  const { database, payments } = deps
  return async ({ order, card: cardId, ...input }, context) => {
    const { viewer, now, locale, site } = context
    const { account } = viewer
    const former = await selectRepeatableOrder(database, account, order)
    if (former === null) return refuse('not_found')
    if (!former.paid || former.bundle === 'exact')
      return refuse('saved_cards.nothing_to_repeat', { field: 'order' })
    const card = await selectCard(database, account, cardId)
    if (card === null) return refuse('saved_cards.card_removed', { field: 'card' })
    const before = await selectPlacedOrder(database, account, input.id)
    if (before !== null && before.card !== card.key)
      return refuse('payments.id_used', { field: 'id' })
    const state = cardState({ expires: card.expires, refused: card.refused_at !== null }, now)
    if (before === null && !isUsable(state))
      return refuse(state === 'expired' ? 'saved_cards.card_expired' : 'saved_cards.card_removed', {
        field: 'card',
      })
    if (!payments.byCard.canCharge(site, card.gateway, card.method))
      return refuse('saved_cards.card_removed', { field: 'card' })

    const { key } = card
    /**
     * Runs under the account's lock: checks that the page is up to date and no other order is in
     * progress.
     */
    async function check(
      tx: Transaction,
    ): Promise<Refusal<
      | 'saved_cards.newer_order'
      | 'saved_cards.order_pending'
      | 'saved_cards.nothing_to_repeat'
      | 'saved_cards.card_removed'
    > | null> {
      if ((await selectPlacedOrder(tx, account, input.id)) !== null) return null
      // It has just been removed in another tab.
      if (!(await lockCard(tx, key))) return refuse('saved_cards.card_removed', { field: 'card' })
      const last = await selectLastPackage(tx, account)
      if (last === null) return refuse('saved_cards.nothing_to_repeat', { field: 'order' })
      const open = await selectOpenOrder(tx, account)
      const no = checkRepeat(
        { isLatest: last.order === order, openSince: open?.created_at ?? null },
        now,
      )
      return no === null ? null : refuse(no, { field: 'order' })
    }

    const request = {
      ...input,
      bundle: former.bundle,
      method: card.method,
      country: former.country as Country,
    }
    const payment = {
      ...toSavedCard(deps, card, now),
      check,
      placed: (tx: Transaction, placedOrder: string) =>
        insertCharge(
          tx,
          { order: placedOrder, account, clientId: input.id, card: card.key, locale },
          now,
        ),
    }
    return payments.order(request, context, { kind: 'saved_card', card: payment })
  }
}

import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { checkRepeat } from '../rules/check-repeat.ts'
import type { CardsDeps } from './deps.ts'
import { toCardView } from './to-card-view.ts'
import { selectLastPackage, selectOpenOrder } from './store-charges.ts'
import { selectCards } from './store.ts'

/** Returns what can be ordered again, with which cards, and any order that blocks it (CRED-06). */
export function readRepeat({
  database,
  payments,
}: Pick<CardsDeps, 'database' | 'payments'>): Handler<
  (typeof contract)['saved_cards.read_repeat'],
  Site
> {
  return async (_, { viewer: { account }, site, now }) => {
    const [last, cards, open] = await Promise.all([
      selectLastPackage(database, account),
      selectCards(database, account),
      selectOpenOrder(database, account),
    ])
    const stops = checkRepeat({ isLatest: true, openSince: open?.created_at ?? null }, now) !== null
    return {
      last: last && { ...last, ordered_at: last.ordered_at.toISOString() },
      cards: cards
        .filter(({ gateway, method }) => payments.byCard.canCharge(site, gateway, method))
        .map((card) => toCardView(card, now)),
      waits: stops ? (open?.order ?? null) : null,
    }
  }
}

import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { judgeRepeat } from '../rules/judge-repeat.ts'
import type { CardsDeps } from './deps.ts'
import { showCard } from './show-card.ts'
import { selectLast, selectOpen } from './store-charges.ts'
import { selectCards } from './store.ts'

/** Returns what can be ordered again, with which cards, and any order that blocks it (CRED-06). */
export function readRepeat({
  database,
  payments,
}: Pick<CardsDeps, 'database' | 'payments'>): Handler<(typeof contract)['saved_cards.read_repeat'], Site> {
  return async (_, { viewer: { account }, site, now }) => {
    const [last, cards, open] = await Promise.all([
      selectLast(database, account),
      selectCards(database, account),
      selectOpen(database, account),
    ])
    const stops = judgeRepeat({ isLatest: true, openSince: open?.created_at ?? null }, now) !== null
    return {
      last: last && { ...last, ordered_at: last.ordered_at.toISOString() },
      cards: cards
        .filter(({ gateway, method }) => payments.byCard.canCharge(site, gateway, method))
        .map((card) => showCard(card, now)),
      waits: stops ? (open?.order ?? null) : null,
    }
  }
}

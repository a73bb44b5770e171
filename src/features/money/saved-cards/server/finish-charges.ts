import type { CardsDeps } from './deps.ts'
import { keptCard } from './kept-card.ts'
import { selectUnanswered } from './store-charges.ts'

const batch = 50
/** The one who ordered is still asking for so long. */
const fromMs = 60_000
/** A provider keeps an attempt apart from the next one for an hour at least; after that an order that nobody knows has ended. */
const toMs = 50 * 60_000

/** Asks providers that did not answer once more about orders by a kept card; each is charged once. A timed job, every minute. */
export function finishCharges(deps: CardsDeps): (now: Date) => Promise<void> {
  const { database, payments, siteById } = deps
  return async (now) => {
    const from = new Date(now.getTime() - toMs)
    const to = new Date(now.getTime() - fromMs)
    for (const { order, account, site: siteId, locale, card, gateway, token } of await selectUnanswered(database, {
      from,
      to,
      limit: batch,
    })) {
      const site = await siteById(siteId)
      if (site === null) continue
      const kept = keptCard(deps, { key: card, gateway, token }, now)
      await payments.byCard.again({ account, order }, kept, { locale, site, now })
    }
  }
}

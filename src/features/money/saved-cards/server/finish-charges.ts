import type { CardsDeps } from './deps.ts'
import { toSavedCard } from './to-saved-card.ts'
import { selectUnansweredCharges } from './store-charges.ts'

const batch = 50
/** For the first minute the request that placed the order is still waiting for the provider. */
const fromMs = 60_000
/**
 * Providers honour an idempotency key for at least an hour; an order unknown to them after that has
 * ended.
 */
const toMs = 50 * 60_000

/**
 * Retries orders by saved card for which the provider did not respond; each is charged once. A
 * scheduled job that runs every minute.
 */
export function finishCharges(deps: CardsDeps): (now: Date) => Promise<void> {
  const { database, payments, siteById } = deps
  return async (now) => {
    const from = new Date(now.getTime() - toMs)
    const to = new Date(now.getTime() - fromMs)
    for (const {
      order,
      account,
      site: siteId,
      locale,
      card,
      gateway,
      token,
    } of await selectUnansweredCharges(database, {
      from,
      to,
      limit: batch,
    })) {
      const site = await siteById(siteId)
      if (site === null) continue
      const savedCard = toSavedCard(deps, { key: card, gateway, token }, now)
      await payments.byCard.again({ account, order }, savedCard, { locale, site, now })
    }
  }
}

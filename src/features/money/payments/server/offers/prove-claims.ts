import type { Database } from '#platform/server/postgres/database.ts'
import type { Proof } from '#features/members/verified-claims/server/index.ts'
import type { Finding } from '#features/members/verified-claims/index.ts'
import { findMostChosen } from '../../rules/claims/most-chosen.ts'
import { normalPrice } from '../../rules/claims/normal-price.ts'
import { countSold, selectPrices } from './store-prices.ts'

/** Proves which package was bought most often, for the claims (BEY-05). */
export function proveMostChosen({ database }: { readonly database: Database }): Proof {
  const find: Proof['find'] = async ({ site, from, until }) => {
    const top = findMostChosen(await countSold(database, { site: site.id, from, until }))
    if (top === null) return []
    const sold = site.settings.bundles.find(({ id }) => id === top.bundle)
    if (sold === undefined) return []
    const { total, orders, next } = top
    const values = { credits: sold.credits, top_share: orders / total, next_share: next / total }
    return [{ subject: top.bundle, from, until, sample: total, holds: top.clear, values }]
  }
  const applies: Proof['applies'] = ({ subject, values }, { settings }) =>
    settings.bundles.some(({ id, credits }) => id === subject && credits === values.credits)
  return { find, applies }
}

/** Proves the price of each package in each currency before it was lowered, for the claims. */
export function proveNormalPrice({ database }: { readonly database: Database }): Proof {
  const find: Proof['find'] = async ({ site, until: now }) => {
    const prices = await selectPrices(database, site.id)
    const histories = Map.groupBy(prices, ({ bundle, currency }) => `${bundle}:${currency}`)
    return [...histories].flatMap(([subject, history]): Finding[] => {
      const price = normalPrice(history, now)
      const currency = history[0]?.currency
      if (price === null || currency === undefined) return []
      const { from, until, days, off, wasMinor, nowMinor } = price
      const values = { was_minor: wasMinor, now_minor: nowMinor, off_share: off, currency }
      return [{ subject, from, until, sample: days, holds: true, values }]
    })
  }
  const applies: Proof['applies'] = ({ subject, values }, { settings }) =>
    settings.bundles.some(
      ({ id, priceMinor }) =>
        subject === `${id}:${values.currency}` &&
        priceMinor[String(values.currency)] === values.now_minor,
    )
  return { find, applies }
}

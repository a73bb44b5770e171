import type { Context, Viewer } from '#kernel/context.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { type PaidAct, priceOf } from '#features/money/credits/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import { exactOffer } from '../rules/exact-offer.ts'
import { type ExactBasis, selectExact, selectHeld } from './store-exact.ts'
import type { PricedOffer } from './what-is-sold.ts'

/** What is missing for one act: the offer with what it was reckoned from. */
export interface ExactlyPriced extends Omit<PricedOffer, 'id'>, ExactBasis {
  readonly id: 'exact'
}

interface Sold {
  readonly currency: string
  readonly bundles: readonly PricedOffer[]
}

/** The smallest package, by which a single credit's price is held. */
export function smallestOf(bundles: readonly PricedOffer[]): PricedOffer | undefined {
  return bundles.toSorted((a, b) => a.credits - b.credits)[0]
}

/** Reckons what is missing now for an act; null where nothing is, or no single credit is sold. */
export async function exactNow(
  database: Queries,
  act: PaidAct,
  { viewer, site }: Context<Site, Viewer>,
  { currency, bundles }: Sold,
): Promise<ExactlyPriced | null> {
  const cost = priceOf(act, site.settings)
  const held = await selectHeld(database, viewer.account)
  const found = exactOffer({
    cost,
    held,
    singleMinor: site.settings.exact_prices[currency],
    smallest: smallestOf(bundles),
    mostPercent: site.settings.exact_most_percent,
  })
  return found === null ? null : { id: 'exact', act, cost, held, ...found }
}

/** What an exact order is for: what it was reckoned at when it was placed before, else what is missing now. */
export async function exactAsked(
  database: Queries,
  { id, act = 'message' }: { readonly id: string; readonly act?: PaidAct | undefined },
  context: Context<Site, Viewer>,
  sold: Sold,
): Promise<ExactlyPriced | null> {
  const placed = await selectExact(database, { account: context.viewer.account, client: id })
  if (placed === null) return exactNow(database, act, context, sold)
  const { price_minor: priceMinor, ...basis } = placed
  return { id: 'exact', priceMinor, ...basis }
}

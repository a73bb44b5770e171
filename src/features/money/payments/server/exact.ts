import type { Context, Viewer } from '#kernel/context.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { type PaidAct, priceOf } from '#features/money/credits/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import { exactOffer } from '../rules/exact-offer.ts'
import { type ExactBasis, selectExact, selectHeld } from './store-exact.ts'
import type { PricedOffer } from './what-is-sold.ts'

/** The credits missing for one action: the offer and the facts it was calculated from. */
export interface ExactlyPriced extends Omit<PricedOffer, 'id'>, ExactBasis {
  readonly id: 'exact'
}

interface Sold {
  readonly currency: string
  readonly bundles: readonly PricedOffer[]
}

/** The smallest package, which caps the price of a single credit. */
export function smallestOf(bundles: readonly PricedOffer[]): PricedOffer | undefined {
  return bundles.toSorted((a, b) => a.credits - b.credits)[0]
}

/**
 * The credits missing for an action now, with their price; null if none are missing or single
 * credits are not sold.
 */
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

/** The offer of an exact order: as it was placed before, otherwise what is missing now. */
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

import type { Context, Viewer } from '#kernel/context.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { type PaidAct, getCreditPrice } from '#features/money/credits/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import { exactOffer } from '../../rules/claims/exact-offer.ts'
import { type ExactBasis, selectExact, selectBalance } from './store-exact.ts'
import type { PricedOffer } from './offerings.ts'

/** The credits missing for one action: the offer and the facts from which it was calculated. */
export interface PricedExactOffer extends Omit<PricedOffer, 'id'>, ExactBasis {
  readonly id: 'exact'
}

interface Sold {
  readonly currency: string
  readonly bundles: readonly PricedOffer[]
}

/** The smallest package, which caps the price of a single credit. */
export function findSmallestBundle(bundles: readonly PricedOffer[]): PricedOffer | undefined {
  return bundles.toSorted((a, b) => a.credits - b.credits)[0]
}

/**
 * The credits missing for an action now, with their price; null if none are missing or single
 * credits are not sold.
 */
export async function getExactOffer(
  database: Queries,
  act: PaidAct,
  { viewer, site }: Context<Site, Viewer>,
  { currency, bundles }: Sold,
): Promise<PricedExactOffer | null> {
  const cost = getCreditPrice(act, site.settings)
  const balance = await selectBalance(database, viewer.account)
  const offer = exactOffer({
    cost,
    held: balance,
    singleMinor: site.settings.exact_prices[currency],
    smallest: findSmallestBundle(bundles),
    mostPercent: site.settings.exact_most_percent,
  })
  return offer === null ? null : { id: 'exact', act, cost, held: balance, ...offer }
}

/** The offer for an exact order: the one already placed, otherwise for what is missing now. */
export async function getOrderedExactOffer(
  database: Queries,
  { id, act = 'message' }: { readonly id: string; readonly act?: PaidAct | undefined },
  context: Context<Site, Viewer>,
  sold: Sold,
): Promise<PricedExactOffer | null> {
  const placed = await selectExact(database, { account: context.viewer.account, client: id })
  if (placed === null) return getExactOffer(database, act, context, sold)
  const { price_minor: priceMinor, ...basis } = placed
  return { id: 'exact', priceMinor, ...basis }
}

import type { Database, Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { BySpan, Stretch } from '../rules/spans.ts'

/**
 * Sums what a member ordered in each range and did not fail, in the site's currency; provided by
 * the feature that has the orders.
 */
export type SpentIn = (
  queries: Queries,
  who: { readonly account: number; readonly site: Site },
  stretches: BySpan<Stretch>,
) => Promise<BySpan<number>>

/**
 * Converts an amount in another currency into a site's own by the site's price list; provided by
 * the feature that sells.
 */
export type WeighIn = (site: Site, money: { readonly minor: number; readonly currency: string }) => number

export interface LimitsDeps {
  readonly database: Database
  readonly spentIn: SpentIn
  readonly weighIn: WeighIn
}

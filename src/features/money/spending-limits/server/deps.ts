import type { Database, Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { BySpan, Stretch } from '../rules/spans.ts'

/** Tells what somebody ordered in each stretch and what did not fail since, in the site's currency; of the feature that has the orders. */
export type SpentIn = (
  queries: Queries,
  who: { readonly account: number; readonly site: Site },
  stretches: BySpan<Stretch>,
) => Promise<BySpan<number>>

/** Tells what money of another currency counts for in a site's own, by the site's price list; of the feature that sells. */
export type WeighIn = (site: Site, money: { readonly minor: number; readonly currency: string }) => number

/** What limits are built from. */
export interface LimitsDeps {
  readonly database: Database
  readonly spentIn: SpentIn
  readonly weighIn: WeighIn
}

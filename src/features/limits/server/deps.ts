import type { Database, Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { BySpan, Stretch } from '../rules/spans.ts'

/** Tells what somebody ordered in each stretch and what did not fail since, in the site's currency; of the feature that has the orders. */
export type SpentIn = (
  queries: Queries,
  who: { readonly account: number; readonly site: Site },
  stretches: BySpan<Stretch>,
) => Promise<BySpan<number>>

/** What limits are built from. */
export interface LimitsDeps {
  readonly database: Database
  readonly spentIn: SpentIn
}

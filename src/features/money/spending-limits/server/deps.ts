import type { Database, Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { BySpan, TimeRange } from '../rules/spans.ts'

/**
 * Sums a member's orders in each range, without failed ones, in the site's currency; provided by
 * the feature that has the orders.
 */
export type SumSpending = (
  queries: Queries,
  who: { readonly account: number; readonly site: Site },
  ranges: BySpan<TimeRange>,
) => Promise<BySpan<number>>

/**
 * Converts an amount in another currency into a site's own by the site's price list; provided by
 * the feature that sells.
 */
export type ConvertAmount = (
  site: Site,
  money: { readonly minor: number; readonly currency: string },
) => number

export interface SpendingLimitsDeps {
  readonly database: Database
  readonly spentIn: SumSpending
  readonly convertAmount: ConvertAmount
}

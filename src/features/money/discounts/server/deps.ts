import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Note } from '#features/members/staff/server/index.ts'

/** What a bundle costs somewhere, told by the feature that sells it. */
export type PriceOf = (
  site: Site,
  asked: { readonly bundle: string; readonly country: string },
) => { readonly minor: number; readonly currency: string } | null

/** What discounts are built from. */
export interface DiscountsDeps {
  readonly database: Database
  readonly sites: Pick<Sites, 'allSites'>
  /** The installation's secret; the mark of a kept code is derived from it. */
  readonly secret: string
  readonly priceOf: PriceOf
  /** The ways to pay that a code can be bound to, with their names where they have one in every language. */
  readonly methods: readonly { readonly key: string; readonly name: string | null }[]
  /** Writes down what one of the staff did. */
  readonly note: Note
}

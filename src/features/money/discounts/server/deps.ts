import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Approvals, RecordAuditEntry } from '#features/members/staff/server/index.ts'

/** Finds the price of a package in a country; provided by the feature that sells it. */
export type FindPrice = (
  site: Site,
  input: { readonly bundle: string; readonly country: string },
) => { readonly minor: number; readonly currency: string } | null

export interface DiscountsDeps {
  readonly database: Database
  readonly sites: Pick<Sites, 'allSites'>
  /** The installation's secret; the signature of the code cookie is derived from it. */
  readonly secret: string
  readonly findPrice: FindPrice
  /**
   * Payment methods a code can be restricted to, with names that are the same in every language.
   */
  readonly methods: readonly { readonly key: string; readonly name: string | null }[]
  /** Writes an audit entry. */
  readonly note: RecordAuditEntry
  /** Large codes that wait for a second staff member. */
  readonly approvals: Approvals
  /**
   * The total that a staff member has spent alone since an instant, in units of the limit for one
   * order.
   */
  readonly soloTotal: (staff: number, since: Date) => Promise<number>
  /** Names of staff members by their internal keys. */
  readonly staffNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type {
  Approvals,
  OpenApprovals,
  RecordAuditEntry,
} from '#features/members/staff/server/index.ts'

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
  readonly openApprovals: OpenApprovals
  /** The sum of what a staff member did alone with money since a time, in units of the limit of one order. */
  readonly soloTotal: (staff: number, since: Date) => Promise<number>
  /** Names of staff members by their internal keys. */
  readonly staffNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

/** Dependencies of the office handlers. */
export interface OfficeDeps extends DiscountsDeps {
  /** Large codes that wait for a second staff member. */
  readonly approvals: Approvals
}

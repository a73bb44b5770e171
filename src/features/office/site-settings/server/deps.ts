import type { OpenApprovals, RecordAuditEntry } from '#features/members/staff/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Database } from '#platform/server/postgres/database.ts'

export interface SiteSettingsDeps {
  readonly database: Database
  readonly sites: Pick<Sites, 'allSites' | 'editor'>
  readonly note: RecordAuditEntry
  readonly staffNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** Whether another active staff member may approve changes of sites. */
  readonly hasApprover: (except: number) => Promise<boolean>
  readonly openApprovals: OpenApprovals
  readonly production: boolean
  /** Whether the back office's own hosts, if it has any, fit the sites; the product doesn't start otherwise. */
  readonly isOfficeReachable: (sites: readonly Site[]) => boolean
}

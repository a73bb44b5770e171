import type { Sites } from '#features/site/sites/server/index.ts'
import type { RecordAuditEntry } from '#features/members/staff/server/index.ts'
import type { Database } from '#platform/server/postgres/database.ts'

export interface SalesStopsDeps {
  readonly database: Database
  readonly sites: Pick<Sites, 'allSites'>
  /** Names of the configured providers. */
  readonly gatewayNames: () => readonly string[]
  /** Writes an audit entry in the same transaction. */
  readonly note: RecordAuditEntry
  /** Staff names by internal id. */
  readonly staffNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

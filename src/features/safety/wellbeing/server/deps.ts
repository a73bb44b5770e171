import type { RecordAuditEntry } from '#features/members/staff/server/index.ts'
import type { Database } from '#platform/server/postgres/database.ts'

export interface WellbeingDeps {
  readonly database: Database
  /** Writes a staff action to the audit log in the same transaction. */
  readonly note: RecordAuditEntry
  /** Returns staff names by internal id. */
  readonly findStaffNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

import type { OfficeSessions } from '#features/members/accounts/server/index.ts'
import type { Blocks } from '#features/members/blocks/server/index.ts'
import type { Photos } from '#features/members/photos/server/index.ts'
import type { RecordAuditEntry, Staff } from '#features/members/staff/server/index.ts'
import type { Database } from '#platform/server/postgres/database.ts'

export interface MemberFilesDeps {
  readonly database: Database
  /** Writes a staff action to the audit log in the same transaction. */
  readonly note: RecordAuditEntry
  /** Returns staff names by internal id. */
  readonly findStaffNames: Staff['getNames']
  /** The staff member whose address this is; null if no one's. */
  readonly findStaffByEmail: Staff['findByEmail']
  /** The accounts with a confirmed phone number. */
  readonly findByPhone: Blocks['findByPhone']
  readonly sessions: OfficeSessions
  /** Addresses of photos that work for one staff member. */
  readonly photoAddresses: Photos['forStaff']['addresses']
}

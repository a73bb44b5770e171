import type { Passwords } from '#features/members/accounts/server/index.ts'
import type { Database } from '#platform/server/postgres/database.ts'

/** What the staff is built from. */
export interface StaffDeps {
  readonly database: Database
  /** The machine's one queue for passwords. */
  readonly passwords: Passwords
  /** The installation's secret; what seals the second factors is derived from it. */
  readonly secret: string
}

import type { Passwords } from '#features/members/accounts/server/index.ts'
import type { Database } from '#platform/server/postgres/database.ts'

export interface StaffDeps {
  readonly database: Database
  /** The shared password queue of the machine. */
  readonly passwords: Passwords
  /** The installation's secret, from which the key that seals the second factors is derived. */
  readonly secret: string
}

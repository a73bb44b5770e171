import type { Database } from '#platform/server/postgres/database.ts'

/** What turnover is built from. */
export interface TurnoverDeps {
  readonly database: Database
}

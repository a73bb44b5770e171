import type { Database } from '#platform/server/postgres/database.ts'

export interface TurnoverDeps {
  readonly database: Database
}

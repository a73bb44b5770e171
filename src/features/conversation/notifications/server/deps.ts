import type { Database } from '#platform/server/postgres/database.ts'

export interface NotificationsDeps {
  readonly database: Database
}

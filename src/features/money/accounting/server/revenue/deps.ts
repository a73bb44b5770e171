import type { Database } from '#platform/server/postgres/database.ts'

export interface RevenueReportsDeps {
  readonly database: Database
}

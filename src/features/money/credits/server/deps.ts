import type { Database } from '#platform/server/postgres/database.ts'
import type { Sites } from '#features/site/sites/server/index.ts'

export interface CreditsDeps {
  readonly database: Database
  readonly siteById: Sites['siteById']
}

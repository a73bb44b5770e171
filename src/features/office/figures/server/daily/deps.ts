import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'

export interface DailyFiguresDeps {
  readonly database: Database
  readonly listSites: () => Promise<readonly Site[]>
}

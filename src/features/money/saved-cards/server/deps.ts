import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Payments } from '#features/money/payments/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'

export interface CardsDeps {
  readonly database: Database
  readonly log: Log
  readonly payments: Pick<Payments, 'order' | 'byCard' | 'providerNamed'>
  readonly siteById: (id: number) => Promise<Site | null>
}

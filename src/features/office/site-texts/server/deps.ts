import type { RecordAuditEntry } from '#features/members/staff/server/index.ts'
import type { Pages } from '#features/site/content-pages/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Database } from '#platform/server/postgres/database.ts'

export interface SiteTextsDeps {
  readonly database: Database
  readonly allSites: () => Promise<readonly Site[]>
  readonly pages: Pick<Pages, 'versions' | 'operatorPages'>
  readonly note: RecordAuditEntry
  readonly staffNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

import type { RecordAuditEntry } from '#features/members/staff/server/index.ts'
import type { CreateCursors } from '#platform/server/cursors.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Database } from '#platform/server/postgres/database.ts'

export interface JobsDeps {
  readonly database: Database
  readonly cursors: CreateCursors
  readonly jobs: Pick<Jobs, 'names' | 'requestRun'>
  /** Delivers due events immediately. */
  readonly deliverEvents: () => void
  readonly note: RecordAuditEntry
}

import type {
  DeliveryRecords,
  Notifications,
} from '#features/conversation/notifications/server/index.ts'
import type { RecordAuditEntry } from '#features/members/staff/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { CreateCursors } from '#platform/server/cursors.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'

export interface DeliveryLogDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly secret: string
}

export interface EmailOfficeDeps extends DeliveryLogDeps {
  readonly cursors: CreateCursors
  readonly allSites: () => Promise<readonly Site[]>
  readonly retryNotification: Notifications['retryEmail']
  /** Delivers due events immediately. */
  readonly deliverEvents: () => void
  readonly note: RecordAuditEntry
}

export type { DeliveryRecords }

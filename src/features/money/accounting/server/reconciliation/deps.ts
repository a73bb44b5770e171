import type { CreateCursors } from '#platform/server/cursors.ts'
import type { Credits } from '#features/money/credits/server/index.ts'
import type { Invoices } from '#features/money/invoices/server/index.ts'
import type { RevenueLedger } from '../ledger/index.ts'
import type { Payments } from '#features/money/payments/server/index.ts'
import type { RecordAuditEntry } from '#features/members/staff/server/index.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'

export interface ReconciliationDeps {
  readonly database: Database
  readonly cursors: CreateCursors
  readonly log: Log
  readonly payments: Pick<Payments, 'inbox' | 'providerNamed' | 'gatewayNames'>
  readonly credits: Pick<Credits, 'findViolations' | 'isSealMissed'>
  readonly revenueLedger: Pick<RevenueLedger, 'findViolations'>
  readonly invoices: Pick<Invoices, 'findViolations'>
  /** Writes an audit entry in the same transaction. */
  readonly note: RecordAuditEntry
  /** Staff names by internal id. */
  readonly staffNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

import type { Payments } from '#features/money/payments/server/index.ts'
import type { events as paymentEvents } from '#features/money/payments/contract/payments.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type {
  OpenApprovals,
  RecordAuditEntry,
  RecordOpening,
} from '#features/members/staff/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { Live } from '#platform/server/live/live.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { EmailSite, SendEmail } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { events } from '../contract/refunds.ts'

export interface RefundsDeps {
  readonly database: Database
  readonly log: Log
  readonly emit: Emit<
    typeof events & Pick<typeof paymentEvents, 'payments.refunded' | 'payments.disputed'>
  >
  readonly phrases: Phrases
  readonly mail: SendEmail
  readonly siteById: Sites['siteById']
  /** Sender name and address of a site's emails. */
  readonly mailSite: (site: Site) => EmailSite
  /** Looks up a configured provider by name. */
  readonly providerNamed: Payments['providerNamed']
  /** Writes an audit entry in the same transaction. */
  readonly note: RecordAuditEntry
  /** Records in the audit log that a staff member opened something private. */
  readonly noteOpening: RecordOpening
  /** Sends a live message to a member's open tabs. */
  readonly notify: Live['notify']
  /**
   * The total that a staff member has spent alone since an instant, in units of the limit for one
   * order.
   */
  readonly soloTotal: (staff: number, since: Date) => Promise<number>
  /** Opens what a second staff member decides. */
  readonly openApprovals: OpenApprovals
  /** Staff names by internal id. */
  readonly staffNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

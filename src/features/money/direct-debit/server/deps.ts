import type { Emit } from '#platform/server/events/emit.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { EmailSite, SendEmail } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Seal } from '#platform/server/secrets/seal.ts'
import type { SendSms } from '#platform/server/sms/sms.ts'
import type { Payments } from '#features/money/payments/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type {
  Approvals,
  OpenApprovals,
  RecordAuditEntry,
  Staff,
} from '#features/members/staff/server/index.ts'
import type { events } from '../contract/direct-debit.ts'
import type { Marks } from './marks.ts'

export interface DirectDebitDeps {
  readonly database: Database
  readonly log: Log
  readonly emit: Emit<typeof events>
  readonly phrases: Phrases
  readonly limits: Pick<Limits, 'named'>
  /** Null if the installation has no SMS service, in which case nothing is collected. */
  readonly sendSms: SendSms | null
  /** Sends emails, in a neutral form to members who prefer that. */
  readonly mail: SendEmail
  readonly siteById: Sites['siteById']
  readonly mailSite: (site: Site) => EmailSite
  readonly countryOfAddress: (address: string) => string | null
  /** The installation secret, from which the keys for hashing and sealing are derived. */
  readonly secret: string
  /** Writes an audit entry about a staff member's action in the same transaction. */
  readonly note: RecordAuditEntry
  /** Display names of staff members by their internal keys. */
  readonly nameOf: Staff['getNames']
  readonly openApprovals: OpenApprovals
  readonly payments: Pick<Payments, 'order' | 'collectsOn' | 'providerNamed'>
}

/** Dependencies of the handlers. */
export interface DebitDeps extends DirectDebitDeps {
  readonly marks: Marks
  readonly seal: Seal
  /** Requests to lift a block, which a second staff member decides. */
  readonly approvals: Approvals
}

import type {
  CheckOwnPassword,
  CorrectEmail,
  DeleteByRequest,
  Downloads,
  Restrictions,
} from '#features/members/accounts/server/index.ts'
import type {
  Approvals,
  RecordAuditEntry,
  Staff,
  WorkQueue,
} from '#features/members/staff/server/index.ts'
import type { Profiles } from '#features/members/profiles/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { EmailSite, SendEmail } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { events } from '../contract/data-requests.ts'
import type { RequestLinks } from './request-links.ts'

/** Needed from the composition root. */
export interface DataRequestsOptions {
  readonly database: Database
  readonly emit: Emit<typeof events>
  readonly mail: SendEmail
  readonly phrases: Phrases
  /** The secret of the installation, with which links are sealed. */
  readonly secret: string
  readonly siteById: Sites['siteById']
  /** The sender and address of a site’s emails. */
  readonly mailSite: (site: Site) => EmailSite
  readonly openQueue: Staff['openQueue']
  readonly openApprovals: Staff['openApprovals']
  /** Writes a staff action to the audit log in the same transaction. */
  readonly note: RecordAuditEntry
  readonly findStaffNames: Staff['getNames']
  /** The staff member whose address this is; null if no one's. */
  readonly findStaffByEmail: Staff['findByEmail']
  readonly checkOwnPassword: CheckOwnPassword
  readonly downloads: Downloads
  readonly deleteByRequest: DeleteByRequest
  readonly restrictions: Restrictions
  readonly correctEmail: CorrectEmail
  readonly changeBirth: Profiles['changeBirth']
}

export interface DataRequestsDeps
  extends Omit<DataRequestsOptions, 'secret' | 'openQueue' | 'openApprovals'> {
  readonly links: RequestLinks
  readonly queue: WorkQueue
}

/** The same with what waits for a second person. */
export interface ApprovalDeps extends DataRequestsDeps {
  readonly erasures: Approvals<'data_requests.no_account' | 'data_requests.decided'>
  readonly corrections: Approvals<'data_requests.no_account' | 'data_requests.decided'>
}

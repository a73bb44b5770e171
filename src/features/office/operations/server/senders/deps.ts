import type { EmailSite, DeliverEmail } from '#platform/server/mail/email.ts'
import type { LookUpTxt } from '#platform/server/mail/look-up-txt.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { RecordAuditEntry, Staff } from '#features/members/staff/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Database } from '#platform/server/postgres/database.ts'

export interface SenderDeps {
  readonly database: Database
  readonly allSites: () => Promise<readonly Site[]>
  /** The sender and addresses of a site's emails. */
  readonly mailSite: (site: Site) => EmailSite
  readonly lookUpTxt: LookUpTxt
  /** The selectors under which DKIM keys are published. */
  readonly dkimSelectors: readonly string[]
  readonly deliverEmail: DeliverEmail
  readonly phrases: Phrases
  readonly staffEmail: Staff['getEmail']
  readonly note: RecordAuditEntry
}

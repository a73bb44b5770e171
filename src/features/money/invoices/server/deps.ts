import type { Site } from '#features/site/sites/index.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { EmailSite, SendEmail } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Sites } from '#features/site/sites/server/index.ts'

export interface InvoicesDeps {
  readonly database: Database
  readonly log: Log
  readonly phrases: Phrases
  readonly limits: Pick<Limits, 'named'>
  /** Sends emails; neutral ones to members who prefer that. */
  readonly mail: SendEmail
  readonly siteById: Sites['siteById']
  /** Sender name and address of a site's emails. */
  readonly mailSite: (site: Site) => EmailSite
}

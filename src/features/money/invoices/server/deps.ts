import type { Site } from '#features/site/sites/index.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { MailSite, SendMail } from '#platform/server/mail/mail.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Sites } from '#features/site/sites/server/index.ts'

/** What invoices are built from. */
export interface InvoicesDeps {
  readonly database: Database
  readonly log: Log
  readonly phrases: Phrases
  /** Sends letters, neutral ones to those who want them so. */
  readonly mail: SendMail
  readonly siteById: Sites['siteById']
  /** The sender and address of a site’s letters. */
  readonly mailSite: (site: Site) => MailSite
}

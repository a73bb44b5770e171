import type { CreateCursors } from '#platform/server/cursors.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { MailReport } from '#platform/server/mail/parse-report.ts'
import type { EmailSite, SendEmail } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { FictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import type { Search } from '#features/discovery/search/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import type { ReturnPaths } from './returned-mail/return-path.ts'
import type { FetchText } from './sns-message.ts'
import type { ProviderReports } from './returned-mail/with-return-path.ts'

/** Records the outcomes of emails after they were handed over, and of those that never were. */
export interface DeliveryRecords {
  /** An email to the account's current address came back or was reported as spam. */
  returned(
    email: { readonly account: number; readonly address: string; readonly report: MailReport },
    now: Date,
  ): Promise<void>
  /** An email was not sent, because its address bounces or its owner complained. */
  suppressed(
    email: {
      readonly id: string
      readonly account: number
      readonly kind: string
      readonly address: string
    },
    now: Date,
  ): Promise<void>
}

export interface NotificationsDeps {
  readonly deliveries: DeliveryRecords
  readonly database: Database
  readonly cursors: CreateCursors
  readonly clock: Clock
  readonly log: Log
  readonly phrases: Phrases
  readonly limits: Limits
  /** The installation's secret, from which the keys of links and address hashes are derived. */
  readonly secret: string
  readonly returnPaths: ReturnPaths
  readonly providerReports: ProviderReports
  /** Fetches Amazon's certificates and confirms its subscriptions. */
  readonly fetchText: FetchText
  /** Sends an email, in its neutral form for members who chose it. */
  readonly sendEmail: SendEmail
  readonly siteById: Sites['siteById']
  readonly allSites: Sites['allSites']
  readonly mailSite: (site: Site) => EmailSite
  readonly labelFor: FictionalProfiles['labelFor']
  readonly hidesFrom: FictionalProfiles['hidesFrom']
  readonly citiesAround: Search['distances']['around']
  /** Whether the member takes a break from spending, or excluded themselves. */
  readonly takesBreak: (account: number, now: Date) => Promise<boolean>
  readonly note: Staff['note']
  readonly staffNames: Staff['getNames']
  /** The address of a staff member. */
  readonly staffEmail: Staff['getEmail']
  /** Whether the member has a page open and visible. */
  readonly hasVisiblePage: (account: number) => boolean
}

import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { RecordAuditEntry, WorkQueue } from '#features/members/staff/server/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { EmailSite, SendEmail } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import type { Reason } from '#features/safety/reports/index.ts'
import type { events } from '../contract/complaints.ts'
import type { Decided, Side, Source } from '../rules/cases.ts'
import type { CaseLinks } from './case-links.ts'

/** The staff member who decides, and the site they work on. */
export interface DecidingStaff {
  readonly site: Pick<Site, 'id' | 'pool'>
  readonly viewer: Pick<StaffViewer, 'staff'>
}

/** A decision that an appeal overturned. */
export interface Overturned {
  /** The number of the decision. */
  readonly number: string
  readonly source: Source
  readonly subject: string
  readonly side: Side
  readonly outcome: Decided
}

export interface ComplaintsDeps {
  readonly database: Database
  readonly emit: Emit<typeof events>
  readonly mail: SendEmail
  readonly phrases: Phrases
  readonly siteById: Sites['siteById']
  readonly allSites: Sites['allSites']
  /** The origin of a site's back office. */
  readonly officeUrl: (site: Site) => string
  /** The sender and address of a site’s emails. */
  readonly mailSite: (site: Site) => EmailSite
  readonly links: CaseLinks
  readonly queue: WorkQueue
  /** Writes a staff action to the audit log in the same transaction. */
  readonly note: RecordAuditEntry
  /** Returns staff names by internal id. */
  readonly findStaffNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /**
   * Restores what a decision had taken, in the transaction that overturns it; false if it no longer
   * can be, because the account or the photo is gone; null if nothing is taken any more.
   */
  readonly restore: (
    tx: Transaction,
    overturned: Overturned,
    by: DecidingStaff,
    now: Date,
  ) => Promise<boolean | null>
  /** Keeps a paused account a little longer after its owner's appeal was rejected. */
  readonly keepAfterAppeal: (tx: Transaction, account: number, now: Date) => Promise<boolean>
  /** Opens a report about an account, once per `about`; in the caller’s transaction. */
  readonly openReport: (
    tx: Transaction,
    report: {
      readonly account: number
      readonly about: string
      readonly reason: Reason
      readonly reportText: string
    },
    by: DecidingStaff,
    now: Date,
  ) => Promise<void>
  /** The URL of a photo for one staff member. */
  readonly photoUrl: (photo: string, staff: string, now: Date) => string
}

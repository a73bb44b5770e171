import type { Accounts } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { RecordAuditEntry, RecordOpening } from '#features/members/staff/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { EmailSite, SendEmail } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { events } from '../contract.ts'
import type { Outcome } from '../rules/decisions.ts'
import type { Reason } from '../rules/reasons.ts'
import type { RequestApprovals } from './request-approvals.ts'
import type { Blobs } from '#platform/server/blobs/blobs.ts'
import type { Database, Queries, Transaction } from '#platform/server/postgres/database.ts'
import type { Photos } from '#features/members/photos/server/index.ts'
import type { FindMember } from '#features/members/profiles/server/index.ts'

/** A message as it was when it was reported. */
export interface MessageEvidence {
  /** Whether the reporter selected this message. */
  readonly selected: boolean
  readonly content: object
  /** Storage key of its photo, whose bytes are copied. */
  readonly photo: string | null
}

/** The profile of a reported member. */
export type ReportedProfile = NonNullable<Awaited<ReturnType<FindMember>>>

/** Someone who can be reported because of a conversation. */
interface Reportable {
  readonly account: number
  /** The public id; null once the account is erased. */
  readonly member: string | null
  /** The conversation it is about; null for the current one. */
  readonly conversation: string | null
}

/** Records the reasons of a decision for one of those it concerns (DSA 17). */
export type RecordStatement = (
  tx: Transaction,
  decision: {
    readonly site: Pick<Site, 'id' | 'pool'>
    readonly account: number
    readonly side: 'affected' | 'notifier'
    /** The number of the report. */
    readonly subject: string
    readonly outcome: Outcome
    readonly rule: Reason
    readonly origin: 'notice' | 'own' | 'automatic'
    readonly statement: string
    readonly staff: number
  },
  now: Date,
) => Promise<void>

export interface ReportsDeps {
  readonly database: Database
  readonly emit: Emit<typeof events>
  readonly mail: SendEmail
  readonly phrases: Phrases
  readonly siteById: Sites['siteById']
  /** The sender and address of a site’s emails. */
  readonly mailSite: (site: Site) => EmailSite
  /** Closes an account permanently, in the decision’s transaction. */
  readonly ban: Accounts['ban']
  /** Later decisions about a closed account. */
  readonly banReview: Accounts['banReview']
  /**
   * The credits that members get back after a ban for deceiving, and what they are worth in units of
   * what one staff member may refund of one order; null if they can't be compared with money.
   */
  readonly refundsAfterBan: (
    tx: Transaction,
    account: number,
    site: Site,
  ) => Promise<{ readonly credits: number; readonly share: number | null }>
  /** Requests that a second staff member decides. */
  readonly requests: RequestApprovals
  /** Records the reasons of a decision, with which its reader can appeal, in its transaction. */
  readonly recordStatement: RecordStatement
  /** The numbers of reports with an undecided appeal, which aren't deleted before it is decided. */
  readonly findAppealed: () => Promise<readonly string[]>
  /** The path of the page with these reasons; null if there is none. */
  readonly findStatementPath: (
    report: string,
    side: 'affected' | 'notifier',
  ) => Promise<string | null>
  /** Pauses an account until its owner has proved their age, in the decision’s transaction. */
  readonly pause: Accounts['pause']
  readonly resume: Accounts['resume']
  /** Suspends an account until a time, in the decision’s transaction, and ends that. */
  readonly suspensions: Pick<Accounts['suspensions'], 'begin' | 'end'>
  /**
   * The staff member whose mailbox an address is; null if no one's. No one acts on the account of a
   * colleague, or their own, without a report.
   */
  readonly findStaffByEmail: (emailKey: string) => Promise<number | null>
  /** Whether a member has bought credits that aren't spent. */
  readonly hasBoughtCredits: (account: number) => Promise<boolean>
  /** Whether a staff member has opened the file of an account for a reason that is valid now. */
  readonly isFileOpen: (account: number, staff: number, now: Date) => Promise<boolean>
  /** Writes a staff action to the audit log in the same transaction. */
  readonly note: RecordAuditEntry
  /** Records in the audit log that a staff member opened something private. */
  readonly noteOpening: RecordOpening
  /** Returns staff names by internal id. */
  readonly findStaffNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** Finds a member if the reader may see them; owned by the profiles feature. */
  readonly findMember: FindMember
  /**
   * The conversation partner with a public id, even if the conversation ended with a block up to 30
   * days ago; null if there is none.
   */
  readonly findPartner: (reporter: number, member: string, now: Date) => Promise<Reportable | null>
  /**
   * The other side of a conversation, even of one that ended with a block or a deletion up to 30
   * days ago; null if it isn't the reporter's.
   */
  readonly findReportable: (
    reporter: number,
    conversation: string,
    now: Date,
  ) => Promise<Reportable | null>
  /** The selected messages of a conversation and their neighbours. */
  readonly selectMessages: (
    queries: Queries,
    request: {
      reporter: number
      reported: number
      conversation: string | null
      messages: readonly number[]
    },
  ) => Promise<MessageEvidence[]>
  /**
   * When the reported member last wrote to the reporter, even if a block ended the conversation;
   * null if never.
   */
  readonly lastMessageTime: (
    queries: Queries,
    pair: { reporter: number; reported: number },
  ) => Promise<Date | null>
  /** First messages that a member sent to many people, the latest ones. */
  readonly selectMassMessages: (
    queries: Queries,
    account: number,
  ) => Promise<Omit<MessageEvidence, 'photo'>[]>
  /** The main photo of an account; null if there is none that others may see. */
  readonly mainPicture: Photos['mainPicture']
  /** Storage of the copied pictures. */
  readonly blobs: Blobs
}

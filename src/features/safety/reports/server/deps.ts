import type { Accounts } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { RecordAuditEntry } from '#features/members/staff/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { EmailSite, SendEmail } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { events } from '../contract.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import type { FindMember } from '#features/members/profiles/server/index.ts'

/** A message as it was when it was reported. */
export interface MessageEvidence {
  /** Whether the reporter selected this message. */
  readonly selected: boolean
  readonly content: object
}

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
  /** Writes a staff action to the audit log in the same transaction. */
  readonly note: RecordAuditEntry
  /** Returns staff names by internal id. */
  readonly findStaffNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** Finds a member if the reader may see them; owned by the profiles feature. */
  readonly findMember: FindMember
  /**
   * The account with which a reporter has a conversation, even if its profile no longer exists;
   * null if there is none.
   */
  readonly findPartner: (reporter: number, member: string) => Promise<number | null>
  /**
   * The selected messages of their conversation and their neighbours, read in the report’s
   * transaction.
   */
  readonly selectMessages: (
    tx: Transaction,
    request: { reporter: number; reported: number; messages: readonly number[] },
  ) => Promise<MessageEvidence[]>
  /** When the reported member last wrote to the reporter, also if a block ended it; null if never. */
  readonly lastMessageTime: (
    tx: Transaction,
    pair: { reporter: number; reported: number },
  ) => Promise<Date | null>
  /** First messages that a member sent to many people, the latest ones. */
  readonly selectMassMessages: (tx: Transaction, account: number) => Promise<MessageEvidence[]>
}

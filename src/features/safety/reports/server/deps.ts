import type { Accounts } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Note } from '#features/members/staff/server/index.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { MailSite, SendMail } from '#platform/server/mail/mail.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { events } from '../contract.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import type { FindMember } from '#features/members/profiles/server/index.ts'

/** A message as it stood when somebody reported it. */
export interface MessageEvidence {
  /** The reporter pointed at it. */
  readonly pointed: boolean
  readonly content: object
}

export interface ReportsDeps {
  readonly database: Database
  readonly emit: Emit<typeof events>
  readonly mail: SendMail
  readonly phrases: Phrases
  readonly siteById: Sites['siteById']
  /** The sender and address of a site’s letters. */
  readonly mailSite: (site: Site) => MailSite
  /** Closes an account for good, in the decision’s transaction. */
  readonly ban: Accounts['ban']
  /** Writes down what one of the staff did, in the same transaction. */
  readonly note: Note
  /** What some of the staff are called, by their inside keys. */
  readonly nameOf: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** The profiles’ own judgement of who exists for whom. */
  readonly findMember: FindMember
  /** Whom a reporter has a conversation with, though the profile may not be there any more; null for nobody. */
  readonly partnerOf: (reporter: number, member: string) => Promise<number | null>
  /** Messages of their conversation and those around them, read in the report’s transaction. */
  readonly messagesOf: (
    tx: Transaction,
    asked: { reporter: number; reported: number; messages: readonly number[] },
  ) => Promise<MessageEvidence[]>
}

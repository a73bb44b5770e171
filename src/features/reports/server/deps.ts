import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import type { FindMember } from '#features/profiles/server/index.ts'

/** A message as it stood when somebody reported it. */
export interface MessageEvidence {
  /** The reporter pointed at it. */
  readonly pointed: boolean
  readonly content: object
}

export interface ReportsDeps {
  readonly database: Database
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

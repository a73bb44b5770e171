import type { RecordAuditEntry } from '#features/members/staff/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'

/** A pause that a staff member requested or extended. */
export interface ImposedPause {
  readonly site: Pick<Site, 'id' | 'pool'>
  readonly account: number
  readonly pause: string
  readonly until: Date
  readonly staff: number
}

export interface WellbeingDeps {
  readonly database: Database
  /** Writes a staff action to the audit log in the same transaction. */
  readonly note: RecordAuditEntry
  /** Statements of reasons for pauses imposed by staff, with which the member can appeal (DSA 17). */
  readonly statements: {
    readonly record: (tx: Transaction, imposed: ImposedPause, now: Date) => Promise<void>
    /** Adds a lead who kept a pause, and so can't decide an appeal against it. */
    readonly confirm: (
      tx: Transaction,
      kept: { readonly pause: string; readonly staff: number },
    ) => Promise<void>
  }
  /** Returns staff names by internal id. */
  readonly findStaffNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

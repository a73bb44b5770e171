import type { Rejection } from '#features/members/photos/index.ts'
import type { Photos } from '#features/members/photos/server/index.ts'
import type {
  RecordAuditEntry,
  RecordOpening,
  WorkQueue,
} from '#features/members/staff/server/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'

/**
 * Opens a report about a possible scammer; `about` is the evidence, and at most one report is
 * opened for it.
 */
export type OpenScamReport = (
  tx: Transaction,
  accused: { readonly account: number; readonly about: string; readonly reportText: string },
  by: { readonly site: Pick<Site, 'id' | 'pool'>; readonly viewer: Pick<StaffViewer, 'staff'> },
  now: Date,
) => Promise<void>

/** The reasons of a rejection, with which its owner can appeal (DSA 17). */
export interface RejectionStatements {
  /** Records the reasons in the decision’s transaction; their email follows a minute later. */
  readonly record: (
    tx: Transaction,
    rejected: {
      readonly site: Pick<Site, 'id' | 'pool'>
      readonly photo: string
      readonly account: number
      readonly reason: Rejection
      /** Whether it was queued because another member showed the same picture. */
      readonly foundAutomatically: boolean
      readonly staff: number
    },
    now: Date,
  ) => Promise<void>
  /** Takes the reasons back, because the decision was undone. */
  readonly retract: (tx: Transaction, photo: string, now: Date) => Promise<void>
}

export interface PhotoModerationDeps {
  readonly database: Database
  readonly photos: Pick<Photos, 'review' | 'forStaff' | 'copies'>
  /** Opens a report about an account on behalf of a staff member. */
  readonly accuse: OpenScamReport
  /** Whether an account is under investigation. */
  readonly isSuspect: (account: number, now: Date) => Promise<boolean>
  /**
   * Pauses the account of someone who may be under age, as a decision on a report does, until they
   * have proved their age. Returns why it can't be paused; null if it was.
   */
  readonly pause: (
    tx: Transaction,
    suspected: { readonly account: number; readonly statement: string },
    by: { readonly site: Pick<Site, 'id' | 'pool'>; readonly viewer: Pick<StaffViewer, 'staff'> },
    now: Date,
  ) => Promise<'age_shown' | 'limit' | 'not_active' | null>
  /** Whether an account was paused before for that reason, and with this statement if given. */
  readonly wasPaused: (account: number, statement?: string) => Promise<boolean>
  readonly statements: RejectionStatements
  /** Writes a staff action to the audit log in the same transaction. */
  readonly note: RecordAuditEntry
  /** Records in the audit log that a staff member opened something private. */
  readonly noteOpening: RecordOpening
  /** The claims on photos. */
  readonly queue: WorkQueue
}

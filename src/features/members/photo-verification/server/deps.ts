import type { Blobs } from '#platform/server/blobs/blobs.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { DeclineReason } from '../rules/decline-reasons.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import type { Photos } from '#features/members/photos/server/index.ts'
import type { FindMember } from '#features/members/profiles/server/index.ts'
import type { RecordAuditEntry, WorkQueue } from '#features/members/staff/server/index.ts'

export interface PhotoVerificationDeps {
  readonly database: Database
  readonly blobs: Pick<Blobs, 'get'>
  /** Finds a member if the reader may see them; owned by the profiles feature. */
  readonly findMember: FindMember
  /** The photos to compare, and the separate store for verification pictures. */
  readonly photos: Pick<Photos, 'compared' | 'selfies' | 'mainPhotos'>
  /** Writes a staff action to the audit log in the same transaction. */
  readonly note: RecordAuditEntry
  /** The claims on requests. */
  readonly queue: WorkQueue
  /** Records the reasons why a request was declined, with which its owner can appeal (DSA 17). */
  readonly recordStatement: (
    tx: Transaction,
    declined: {
      readonly site: Pick<Site, 'id' | 'pool'>
      readonly account: number
      readonly request: string
      readonly reason: DeclineReason
      readonly staff: number
    },
    now: Date,
  ) => Promise<void>
}

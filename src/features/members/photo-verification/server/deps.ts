import type { Blobs } from '#platform/server/blobs/blobs.ts'
import type { Database } from '#platform/server/postgres/database.ts'
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
}

import type { Blobs } from '#platform/server/blobs/blobs.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Photos } from '#features/members/photos/server/index.ts'
import type { FindMember } from '#features/members/profiles/server/index.ts'
import type { Note } from '#features/members/staff/server/index.ts'

export interface VerificationDeps {
  readonly database: Database
  readonly blobs: Pick<Blobs, 'get'>
  /** Who exists for whom. */
  readonly findMember: FindMember
  /** The photos that are compared, and the place where pictures for it are kept apart. */
  readonly photos: Pick<Photos, 'compared' | 'selfies' | 'mainPhotos'>
  /** Writes down what one of the staff did, in the same transaction. */
  readonly note: Note
  /** What some of the staff are called, by their inside keys. */
  readonly nameOf: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

import type { Blobs } from '#platform/server/blobs/blobs.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Photos } from '#features/photos/server/index.ts'
import type { FindMember } from '#features/profiles/server/index.ts'

export interface VerificationDeps {
  readonly database: Database
  readonly blobs: Pick<Blobs, 'get'>
  /** Who exists for whom. */
  readonly findMember: FindMember
  /** The photos that are compared, and the place where pictures for it are kept apart. */
  readonly photos: Pick<Photos, 'compared' | 'selfies' | 'mainPhotos'>
}

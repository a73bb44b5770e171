import type { Viewer } from '#kernel/context.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import type { OpenPhoto } from '#features/members/profiles/contract/profiles.ts'
import type { PhotosDeps } from '../deps.ts'
import type { MediaSignature } from '../media/media-signature.ts'
import { toOpenPhoto } from '../to-open-photo.ts'
import { lockPhotos, selectPhotosByAccount } from '../store.ts'
import { selectIsMainVerified, updateVerified } from './store-comparison.ts'

/** A photo that can be compared, with the key of its bytes. */
export interface ComparablePhoto {
  readonly id: string
  readonly main: boolean
  readonly key: string
}

/** Records which photos show the member, as found by a person who compared them (BEY-14). */
export interface PhotoComparison {
  /**
   * The photos that can be compared: all that are public or waiting for review, main photo first;
   * no private or rejected ones.
   */
  comparable(queries: Queries, account: number): Promise<ComparablePhoto[]>
  /** Locks the member's photos until the transaction ends. */
  lock(tx: Transaction, account: number): Promise<void>
  /** Marks exactly these photos as verified; an empty list removes every mark. */
  mark(tx: Transaction, account: number, photos: readonly string[], now: Date): Promise<void>
  /** Whether the main photo is marked. */
  coversMain(queries: Queries, account: number): Promise<boolean>
  /** For the owner: the photo that would be compared first, and the marked ones. */
  forOwner(
    owner: Pick<Viewer, 'account' | 'member'>,
    now: Date,
  ): Promise<{ main: OpenPhoto | null; verified: OpenPhoto[] }>
}

export function createPhotoComparison(
  { database }: Pick<PhotosDeps, 'database'>,
  signature: MediaSignature,
): PhotoComparison {
  return {
    async comparable(queries, account) {
      const rows = await selectPhotosByAccount(queries, account)
      return rows
        .filter((row) => !row.private && row.status !== 'rejected')
        .map((row) => ({ id: row.public_id, main: row.main, key: row.key }))
    },
    lock: lockPhotos,
    mark: updateVerified,
    coversMain: selectIsMainVerified,
    async forOwner({ account, member }, now) {
      const rows = await selectPhotosByAccount(database, account)
      const main = rows.find((row) => row.main && row.status !== 'rejected')
      return {
        main: main === undefined ? null : toOpenPhoto(main, signature, member, now),
        verified: rows
          .filter(({ verified_at }) => verified_at !== null)
          .map((row) => toOpenPhoto(row, signature, member, now)),
      }
    },
  }
}

import type { Viewer } from '#kernel/context.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import type { OpenPhoto } from '#features/members/profiles/contract.ts'
import type { PhotosDeps } from './deps.ts'
import type { MediaSignature } from './media-signature.ts'
import { showPhoto } from './show-photo.ts'
import { lockPhotos, selectPhotosOf } from './store.ts'
import { selectMainVerified, updateVerified } from './store-compared.ts'

/** A photo that can be compared, with where its bytes lie. */
export interface ComparablePhoto {
  readonly id: string
  readonly main: boolean
  readonly key: string
}

/** Which photos of a member show the member, as a person found who compared them (BEY-14). */
export interface ComparedPhotos {
  /** What can be compared: everything the member shows or is about to show to all, the main photo first; nothing private, nothing rejected. */
  comparable(queries: Queries, account: number): Promise<ComparablePhoto[]>
  /** Keeps the member's photos as they are until the transaction ends. */
  lock(tx: Transaction, account: number): Promise<void>
  /** Marks these photos and no others; none takes every mark away. */
  mark(tx: Transaction, account: number, photos: readonly string[], now: Date): Promise<void>
  /** Whether the main photo is one of the marked. */
  coversMain(queries: Queries, account: number): Promise<boolean>
  /** The same photos for their owner: the one that would be compared first, and those that are marked. */
  forOwner(
    owner: Pick<Viewer, 'account' | 'member'>,
    now: Date,
  ): Promise<{ main: OpenPhoto | null; verified: OpenPhoto[] }>
}

/** Makes the door. */
export function comparedPhotos({ database }: Pick<PhotosDeps, 'database'>, signature: MediaSignature): ComparedPhotos {
  return {
    async comparable(queries, account) {
      const rows = await selectPhotosOf(queries, account)
      return rows
        .filter((row) => !row.private && row.status !== 'rejected')
        .map((row) => ({ id: row.public_id, main: row.main, key: row.key }))
    },
    lock: lockPhotos,
    mark: updateVerified,
    coversMain: selectMainVerified,
    async forOwner({ account, member }, now) {
      const rows = await selectPhotosOf(database, account)
      const main = rows.find((row) => row.main && row.status !== 'rejected')
      return {
        main: main === undefined ? null : showPhoto(main, signature, member, now),
        verified: rows
          .filter(({ verified_at }) => verified_at !== null)
          .map((row) => showPhoto(row, signature, member, now)),
      }
    },
  }
}

import { looksLikeId } from '#kernel/id.ts'
import type { Blob } from '#platform/server/blobs/blobs.ts'
import { type Size, sizeOf } from '../rules/sizes.ts'
import type { PhotosDeps } from './deps.ts'
import { createMediaSignature } from './media-signature.ts'
import { selectPrint, selectWaitingTwin } from './store-prints.ts'
import { selectPhoto } from './store.ts'

/** Pictures of photos that wait to be looked at, for one of the staff at a time. */
export interface PhotosForStaff {
  /** The addresses of a photo's widths, good for this person alone and for an hour or two. */
  addresses(photo: string, staff: string, now: Date): Record<Size, string>
  /** The bytes behind such an address; null where it is wrong, old, another's, or the photo neither waits nor is beside one that does. */
  open(
    asked: { photo: string; size: string; until: string; sign: string },
    staff: string,
    now: Date,
  ): Promise<Blob | null>
}

/** Makes the door. Each request is judged anew, as it is for members: once decided, a photo is the staff's business no more, but for comparing. */
export function createPhotosForStaff({
  database,
  blobs,
  secret,
}: Pick<PhotosDeps, 'database' | 'blobs' | 'secret'>): PhotosForStaff {
  const signature = createMediaSignature(secret, '/office', '/office/media')
  return {
    addresses: (photo, staff, now) => signature.addresses(photo, staff, now),
    async open({ photo, size: written, until, sign }, staff, now) {
      const size = sizeOf(written)
      if (size === null || !looksLikeId(photo)) return null
      if (signature.check({ photo, size, until, sign }, staff, now) === null) return null
      const row = await selectPhoto(database, photo)
      return row !== null && (row.unlooked || (await isTwinOfWaiting(photo)))
        ? blobs.get(`${row.key}/${size}.webp`)
        : null
    },
  }

  /** A photo that was decided on opens beside one that waits and is the same picture. */
  async function isTwinOfWaiting(photo: string): Promise<boolean> {
    const print = await selectPrint(database, photo)
    return print !== null && selectWaitingTwin(database, photo, print)
  }
}

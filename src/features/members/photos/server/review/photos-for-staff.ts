import { looksLikeId } from '#kernel/id.ts'
import type { Blob } from '#platform/server/blobs/blobs.ts'
import { type Size, parseSize } from '#kernel/image-sizes.ts'
import type { PhotosDeps } from '../deps.ts'
import { createMediaSignature } from '../media/media-signature.ts'
import {
  selectPerceptualHash,
  selectHasWaitingCopy,
} from '../comparison/store-perceptual-hashes.ts'
import { selectPhoto } from '../store.ts'

/** Pictures of photos waiting for review, for one staff member at a time. */
export interface PhotosForStaff {
  /** The URLs of a photo's widths, valid for this staff member only and for one to two hours. */
  addresses(photo: string, staff: string, now: Date): Record<Size, string>
  /**
   * Returns the bytes behind such a URL; null if it is invalid, expired, issued to someone else, or
   * the photo is neither waiting nor a copy of a waiting one, nor in a file they have opened.
   */
  open(
    request: { photo: string; size: string; until: string; sign: string },
    staff: string,
    now: Date,
  ): Promise<Blob | null>
}

/**
 * Permission is checked on every request, as for members: once decided, staff can no longer open a
 * photo, except for comparison, while an appeal about it is pending, and in the file of its owner.
 */
export function createPhotosForStaff({
  database,
  blobs,
  secret,
  isAppealed = async () => false,
  isFileOpen = async () => false,
}: Pick<
  PhotosDeps,
  'database' | 'blobs' | 'secret' | 'isAppealed' | 'isFileOpen'
>): PhotosForStaff {
  const signature = createMediaSignature(secret, '/office', '/office/media')
  return {
    addresses: (photo, staff, now) => signature.addresses(photo, staff, now),
    async open({ photo, size: written, until, sign }, staff, now) {
      const size = parseSize(written)
      if (size === null || !looksLikeId(photo)) return null
      if (signature.check({ photo, size, until, sign }, staff, now) === null) return null
      const row = await selectPhoto(database, photo)
      return row !== null &&
        (row.unlooked ||
          (await isTwinOfWaiting(photo)) ||
          (await isAppealed(photo)) ||
          (await isFileOpen(photo, staff, now)))
        ? blobs.get(`${row.key}/${size}.webp`)
        : null
    },
  }

  /** A decided photo can be opened next to a waiting one with the same picture. */
  async function isTwinOfWaiting(photo: string): Promise<boolean> {
    const perceptualHash = await selectPerceptualHash(database, photo)
    return perceptualHash !== null && selectHasWaitingCopy(database, photo, perceptualHash)
  }
}

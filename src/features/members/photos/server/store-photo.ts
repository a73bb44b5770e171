import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import { sizes } from '#kernel/image-sizes.ts'
import type { PhotosDeps } from './deps.ts'
import type { PreparedImage } from '#platform/server/images/prepare-image.ts'
import { type ImageRefusal, preparePhoto } from './prepare-photo.ts'
import { insertPerceptualHash } from './comparison/store-perceptual-hashes.ts'
import { insertPhoto, type PhotoRow } from './store.ts'

/** Options for storing a new photo. */
export interface StorePhotoOptions {
  /** `if_none`: only if the account has no main photo yet. */
  readonly main: boolean | 'if_none'
  readonly private?: boolean
  readonly description?: string | null
  /** `waiting` for review unless the site trusts its members' photos. */
  readonly status: 'waiting' | 'active'
  /** When a person reviewed it, if ever. */
  readonly reviewedAt?: Date | null
  /** Maximum number of photos of the account; see `photoLimit`. */
  readonly limit: number
  /** Provenance of the picture, for a profile that is not a member; required there (F11). */
  readonly provenance?: 'own_work' | 'licensed' | 'model_release' | 'generated'
  /**
   * The id that the owner's browser generated for the upload, so that a repeated upload is stored
   * once.
   */
  readonly upload?: string
}

/**
 * Stores a file, or an already processed image, as an account's photo; returns the photo's public
 * id and row, or the refusal.
 */
export type StorePhoto = (
  account: number,
  file: Uint8Array | PreparedImage,
  options: StorePhotoOptions,
  now: Date,
) => Promise<{ photo: string; row: PhotoRow } | ImageRefusal | Refusal<'photos.limit_reached'>>

// phrases: refusals.*
/** The only way in which a picture becomes a photo, both for uploads and for demo profiles. */
export function createStorePhoto({
  database,
  blobs,
  emit,
}: Pick<PhotosDeps, 'database' | 'blobs' | 'emit'>): StorePhoto {
  return async (account, file, options, now) => {
    const image = 'files' in file ? file : await preparePhoto(file)
    if (isRefusal(image)) return image
    const photo = newId()
    const key = `photos/${photo.slice(0, 2)}/${photo}`
    // Bytes first, because a row without them would be a photo that cannot be shown.
    await Promise.all(
      sizes.map((size) => blobs.put(`${key}/${size}.webp`, image.files[size], 'image/webp')),
    )
    const stored = await database
      .transaction(async (tx) => {
        const {
          limit,
          status,
          description = null,
          reviewedAt = null,
          upload = null,
          provenance = null,
        } = options
        const { width, height, thumbhash } = image
        const row = await insertPhoto(
          tx,
          {
            publicId: photo,
            account,
            limit,
            main: options.main === 'if_none' ? null : options.main,
            private: options.private ?? false,
            status,
            description,
            reviewedAt,
            width,
            height,
            thumbhash,
            key,
            upload,
            provenance,
          },
          now,
        )
        if (row?.key === key && image.perceptualHash !== null)
          await insertPerceptualHash(
            tx,
            { photo: row.id, account, perceptualHash: image.perceptualHash },
            now,
          )
        // Another photo in addition to the main one does not change what others can find or see.
        if (row?.key === key && row.main) await emit(tx, 'photos.changed', { account }, now)
        return row
      })
      .catch(async (fault: unknown) => {
        await discard()
        throw fault
      })
    if (stored?.key !== key) await discard()
    return stored === null
      ? refuse('photos.limit_reached', { with: { limit: options.limit } })
      : { photo: stored.public_id, row: stored }

    async function discard(): Promise<void> {
      await Promise.all(sizes.map((size) => blobs.delete(`${key}/${size}.webp`)))
    }
  }
}

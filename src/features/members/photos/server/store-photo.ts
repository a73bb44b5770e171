import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import { sizes } from '../rules/sizes.ts'
import type { PhotosDeps } from './deps.ts'
import { type ImageRefusal, type PreparedImage, prepareImage } from './prepare-image.ts'
import { insertPrint } from './store-prints.ts'
import { keepPhoto, type PhotoRow } from './store.ts'

/** How a new photo is to be kept. */
export interface PhotoWish {
  /** `if_none`: only where the account has no main photo yet. */
  readonly main: boolean | 'if_none'
  readonly private?: boolean
  readonly description?: string | null
  /** Waits for review unless the site trusts its members' photos. */
  readonly status: 'waiting' | 'active'
  /** When a person looked at it, if one has. */
  readonly reviewedAt?: Date | null
  /** How many photos the account may have in all; see `photoLimit`. */
  readonly limit: number
  /** Where the picture comes from, for a profile that is no member’s; without it none of theirs is kept (F11). */
  readonly provenance?: 'own_work' | 'licensed' | 'model_release' | 'generated'
  /** The id the owner's browser made for an upload: one sent twice is kept once. */
  readonly upload?: string
}

/** Keeps a file, or one prepared before, as a photo of an account; gives the photo's outside id and its row, or why not. */
export type StorePhoto = (
  account: number,
  file: Uint8Array | PreparedImage,
  wish: PhotoWish,
  now: Date,
) => Promise<{ photo: string; row: PhotoRow } | ImageRefusal | Refusal<'photos.limit_reached'>>

// phrases: refusals.*
/** The one way a picture becomes a photo, for uploads and for prepared people alike. */
export function storePhoto({ database, blobs, emit }: Pick<PhotosDeps, 'database' | 'blobs' | 'emit'>): StorePhoto {
  return async (account, file, wish, now) => {
    const image = 'files' in file ? file : await prepareImage(file)
    if (isRefusal(image)) return image
    const photo = newId()
    const key = `photos/${photo.slice(0, 2)}/${photo}`
    // The bytes come first: a row without them would be a photo that cannot be shown.
    await Promise.all(sizes.map((size) => blobs.put(`${key}/${size}.webp`, image.files[size], 'image/webp')))
    const kept = await database
      .transaction(async (tx) => {
        const { limit, status, description = null, reviewedAt = null, upload = null, provenance = null } = wish
        const { width, height, thumbhash } = image
        const row = await keepPhoto(
          tx,
          {
            publicId: photo,
            account,
            limit,
            main: wish.main === 'if_none' ? null : wish.main,
            private: wish.private ?? false,
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
        if (row?.key === key && image.print !== null)
          await insertPrint(tx, { photo: row.id, account, print: image.print }, now)
        // Nothing that others find or see of someone hangs on one more photo beside the main one.
        if (row?.key === key && row.main) await emit(tx, 'photos.changed', { account }, now)
        return row
      })
      .catch(async (fault: unknown) => {
        await discard()
        throw fault
      })
    if (kept?.key !== key) await discard()
    return kept === null
      ? refuse('photos.limit_reached', { with: { limit: wish.limit } })
      : { photo: kept.public_id, row: kept }

    async function discard(): Promise<void> {
      await Promise.all(sizes.map((size) => blobs.delete(`${key}/${size}.webp`)))
    }
  }
}

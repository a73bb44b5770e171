import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import { type Size, sizes } from '#kernel/image-sizes.ts'
import { createDecodingQueue, type TaskOwner } from '#platform/server/images/decoding-queue.ts'
import type { PhotosDeps } from '../deps.ts'
import type { MediaSignature } from '../media/media-signature.ts'
import { type ImageRefusal, preparePhoto } from '../prepare-photo.ts'
import { type SelectKeysInUse, sweepOrphans } from '#platform/server/blobs/sweep-orphans.ts'

/** A picture whose bytes are stored; the caller owns its row. */
export interface StoredPicture {
  readonly id: string
  readonly key: string
  /** Of the largest width, in pixels. */
  readonly width: number
  readonly height: number
}

/**
 * Pictures that are not profile photos: processed like any photo, stored separately, and not part
 * of a gallery.
 */
export interface PictureStore {
  /**
   * Processes a file and stores its bytes in all widths, without the file's metadata (PRO-07); one
   * file per account at a time.
   */
  keep(
    bytes: Uint8Array,
    owner: TaskOwner,
  ): Promise<StoredPicture | ImageRefusal | Refusal<'photos.busy'>>
  /** Deletes the bytes of a picture that no row refers to. */
  deleteUnused(key: string): Promise<void>
  /**
   * Pictures under these keys are deleted in this transaction; their bytes are deleted soon after.
   */
  discard(tx: Transaction, keys: readonly string[], now: Date): Promise<void>
  /**
   * Deletes pictures without a row; returns how many files. Keys in use may also be full file
   * names.
   */
  sweep(selectKeysInUse: SelectKeysInUse): Promise<number>
}

/** Photos sent in messages. */
export interface MessagePhotos extends PictureStore {
  /** The URLs of a picture's widths for one reader; permission is checked on every request. */
  addresses(picture: string, looker: string, now: Date): Record<Size, string>
}

export function createMessagePhotos(
  deps: Pick<PhotosDeps, 'blobs' | 'emit'>,
  signature: MediaSignature,
): MessagePhotos {
  return {
    ...createPictureStore(deps, 'messages'),
    addresses: (picture, looker, now) => signature.addresses(picture, looker, now),
  }
}

/**
 * Stores pictures under a separate folder. They have a separate queue, so that a chat never
 * waits for an album. Two at a time: unconfirmed accounts hold at most one of them.
 */
export function createPictureStore(
  { blobs, emit }: Pick<PhotosDeps, 'blobs' | 'emit'>,
  folder: 'messages' | 'selfies' | 'ads',
): PictureStore {
  const runQueued = createDecodingQueue({ concurrency: 2, waiting: 12 })
  return {
    async keep(bytes, owner) {
      const image = await runQueued(owner, () => preparePhoto(bytes))
      if (image === 'busy') return refuse('photos.busy')
      if (isRefusal(image)) return image
      const id = newId()
      const key = `${folder}/${id.slice(0, 2)}/${id}`
      await Promise.all(
        sizes.map((size) => blobs.put(`${key}/${size}.webp`, image.files[size], 'image/webp')),
      )
      return { id, key, width: image.width, height: image.height }
    },
    deleteUnused: async (key) =>
      void (await Promise.all(sizes.map((size) => blobs.delete(`${key}/${size}.webp`)))),
    async discard(tx, keys, now) {
      if (keys.length > 0) await emit(tx, 'photos.discarded', { keys: [...keys] }, now)
    },
    sweep: (selectKeysInUse) => sweepOrphans(blobs, folder, selectKeysInUse),
  }
}

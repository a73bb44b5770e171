import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import { type Size, sizes } from '../rules/sizes.ts'
import { createDecodingQueue } from './decoding-queue.ts'
import type { PhotosDeps } from './deps.ts'
import type { MediaSignature } from './media-signature.ts'
import { type ImageRefusal, prepareImage } from './prepare-image.ts'

/** A picture whose bytes are kept; its row is the caller's. */
export interface KeptPicture {
  readonly id: string
  readonly key: string
  /** Of the largest width, in pixels. */
  readonly width: number
  readonly height: number
}

/** Pictures that are no photos of a profile: made ready like any photo, kept apart from the members' own, and in nobody's gallery. */
export interface ApartPictures {
  /** Makes a file ready and keeps its bytes in all widths, without any of the file's own data (PRO-07). */
  keep(bytes: Uint8Array): Promise<KeptPicture | ImageRefusal | Refusal<'photos.busy'>>
  /** Deletes the bytes of a picture nothing came to hold. */
  takeBack(key: string): Promise<void>
  /** The pictures under these keys are gone in this transaction; their bytes follow soon. */
  discard(tx: Transaction, keys: readonly string[], now: Date): Promise<void>
}

/** Pictures sent in messages. */
export interface MessagePhotos extends ApartPictures {
  /** The addresses of a picture's widths for one reader; who may open them is asked anew each time. */
  addresses(picture: string, looker: string, now: Date): Record<Size, string>
}

/** Makes them. */
export function createMessagePhotos(
  deps: Pick<PhotosDeps, 'blobs' | 'emit'>,
  signature: MediaSignature,
): MessagePhotos {
  return {
    ...createApartPictures(deps, 'messages'),
    addresses: (picture, looker, now) => signature.addresses(picture, looker, now),
  }
}

/** Keeps pictures under a folder of their own. They wait in a line of their own, one at a time, so that nobody's chat waits for an album. */
export function createApartPictures(
  { blobs, emit }: Pick<PhotosDeps, 'blobs' | 'emit'>,
  folder: 'messages' | 'selfies' | 'ads',
): ApartPictures {
  const inTurn = createDecodingQueue({ atOnce: 1, waiting: 12 })
  return {
    async keep(bytes) {
      const image = await inTurn(() => prepareImage(bytes))
      if (image === 'busy') return refuse('photos.busy')
      if (isRefusal(image)) return image
      const id = newId()
      const key = `${folder}/${id.slice(0, 2)}/${id}`
      await Promise.all(sizes.map((size) => blobs.put(`${key}/${size}.webp`, image.files[size], 'image/webp')))
      return { id, key, width: image.width, height: image.height }
    },
    takeBack: async (key) => void (await Promise.all(sizes.map((size) => blobs.delete(`${key}/${size}.webp`)))),
    async discard(tx, keys, now) {
      if (keys.length > 0) await emit(tx, 'photos.discarded', { keys: [...keys] }, now)
    },
  }
}

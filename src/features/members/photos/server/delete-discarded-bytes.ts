import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import { sizes } from '#kernel/image-sizes.ts'
import type { PhotosDeps } from './deps.ts'
import { selectKeysInUse } from './store.ts'

const formats = ['webp', 'avif'] as const

/**
 * Deletes the bytes of deleted photos, unless another photo uses them; deleting twice is harmless.
 */
export function deleteDiscardedBytes({
  blobs,
  database,
}: Pick<PhotosDeps, 'blobs' | 'database'>): AsyncSubscriber<{ keys: string[] }> {
  return async function bytesOfDiscardedPhotos({ keys }) {
    const inUse = await selectKeysInUse(database, keys)
    const unused = keys.filter((key) => !inUse.has(key))
    const files = unused.flatMap((key) =>
      sizes.flatMap((size) => formats.map((format) => `${key}/${size}.${format}`)),
    )
    await Promise.all(files.map((file) => blobs.delete(file)))
  }
}

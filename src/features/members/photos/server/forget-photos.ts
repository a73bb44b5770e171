import type { LaterSubscriber, NowSubscriber } from '#platform/server/events/emit.ts'
import { sizes } from '../rules/sizes.ts'
import type { PhotosDeps } from './deps.ts'
import { deletePhotosOf, selectKeysInUse } from './store.ts'
import { deleteGrantsOf } from './store-grants.ts'
import { deleteRequestsOf } from './store-requests.ts'

/**
 * Deletes an erased account's photos and private-photo grants immediately, and their bytes soon
 * after.
 */
export function forgetPhotos({ emit }: Pick<PhotosDeps, 'emit'>): NowSubscriber<{ account: number }> {
  return async function photosOfErasedAccount(tx, { account }, now) {
    await deleteGrantsOf(tx, account)
    await deleteRequestsOf(tx, account)
    const keys = await deletePhotosOf(tx, account)
    if (keys.length > 0) await emit(tx, 'photos.discarded', { keys }, now)
  }
}

const formats = ['webp', 'avif'] as const

/**
 * Deletes the bytes of deleted photos, unless another photo uses them; deleting twice is harmless.
 */
export function discardBytes({
  blobs,
  database,
}: Pick<PhotosDeps, 'blobs' | 'database'>): LaterSubscriber<{ keys: string[] }> {
  return async function bytesOfDiscardedPhotos({ keys }) {
    const inUse = await selectKeysInUse(database, keys)
    const unused = keys.filter((key) => !inUse.has(key))
    const files = unused.flatMap((key) => sizes.flatMap((size) => formats.map((format) => `${key}/${size}.${format}`)))
    await Promise.all(files.map((file) => blobs.delete(file)))
  }
}

import type { AsyncSubscriber, TransactionalSubscriber } from '#platform/server/events/emit.ts'
import { sizes } from '../rules/sizes.ts'
import type { PhotosDeps } from './deps.ts'
import { deletePhotosByAccount, selectKeysInUse } from './store.ts'
import { deleteGrantsByAccount } from './access/store-grants.ts'
import { deleteRequestsByAccount } from './access/store-requests.ts'

/**
 * Deletes an erased account's photos and private-photo grants immediately, and their bytes soon
 * after.
 */
export function deletePhotosOnErasure({
  emit,
}: Pick<PhotosDeps, 'emit'>): TransactionalSubscriber<{ account: number }> {
  return async function photosOfErasedAccount(tx, { account }, now) {
    await deleteGrantsByAccount(tx, account)
    await deleteRequestsByAccount(tx, account)
    const keys = await deletePhotosByAccount(tx, account)
    if (keys.length > 0) await emit(tx, 'photos.discarded', { keys }, now)
  }
}

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
    const files = unused.flatMap((key) => sizes.flatMap((size) => formats.map((format) => `${key}/${size}.${format}`)))
    await Promise.all(files.map((file) => blobs.delete(file)))
  }
}

import type { LaterSubscriber, NowSubscriber } from '#platform/server/events/emit.ts'
import { sizes } from '../rules/sizes.ts'
import type { PhotosDeps } from './deps.ts'
import { deletePhotosOf } from './store.ts'

/** Hears that an account is erased: its photos are gone with it at once, their bytes soon after. */
export function forgetPhotos({ emit }: Pick<PhotosDeps, 'emit'>): NowSubscriber<{ account: number }> {
  return async function photosOfErasedAccount(tx, { account }, now) {
    const keys = await deletePhotosOf(tx, account)
    if (keys.length > 0) await emit(tx, 'photos.discarded', { keys }, now)
  }
}

/** Hears that photos are gone and deletes their bytes; deleting twice is no harm. */
export function discardBytes({ blobs }: Pick<PhotosDeps, 'blobs'>): LaterSubscriber<{ keys: string[] }> {
  return async function bytesOfDiscardedPhotos({ keys }) {
    await Promise.all(keys.flatMap((key) => sizes.map((size) => blobs.delete(`${key}/${size}.webp`))))
  }
}

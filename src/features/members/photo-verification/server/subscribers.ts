import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { deleteAsksBetween } from './store-asks.ts'
import { closeRequest } from './store-requests.ts'

/**
 * On changed photos: if the main photo is not one that was compared, removes the mark from all of
 * them.
 */
export function onPhotosChanged({
  photos,
}: Pick<PhotoVerificationDeps, 'photos'>): TransactionalSubscriber<{ account: number }> {
  return async function markOfChangedPhotos(tx, { account }, now) {
    if (await photos.compared.coversMain(tx, account)) return
    if ((await closeRequest(tx, account, { from: 'verified', to: 'ended' }, now)) === null) return
    await photos.compared.mark(tx, account, [], now)
  }
}

/** Deletes the requests to verify between two members who can no longer see each other. */
export function deleteAsksOnBlock(): TransactionalSubscriber<{ account: number; other: number }> {
  return function askingOfBlocked(tx, { account, other }) {
    return deleteAsksBetween(tx, account, other)
  }
}

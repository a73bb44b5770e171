import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { deleteAsksBetween, deleteAsksByAccount } from './store-asks.ts'
import { deleteChallenge } from './store-challenges.ts'
import { closeRequest, deleteRequestsByAccount } from './store-requests.ts'

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

/**
 * Deletes an erased account's requests with their pictures; the record of decisions contains no
 * personal data.
 */
export function deleteMemberOnErasure({
  photos,
}: Pick<PhotoVerificationDeps, 'photos'>): TransactionalSubscriber<{ account: number }> {
  return async function verificationOfErasedAccount(tx, { account }, now) {
    await deleteAsksByAccount(tx, account)
    await deleteChallenge(tx, account)
    await photos.selfies.discard(tx, await deleteRequestsByAccount(tx, account), now)
  }
}

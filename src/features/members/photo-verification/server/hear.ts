import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { VerificationDeps } from './deps.ts'
import { deleteAsksBetween, deleteAsksOf } from './store-asks.ts'
import { deleteChallenge } from './store-challenges.ts'
import { closeRequest, deleteRequestsOf } from './store-requests.ts'

/** Hears that photos changed: when the main photo is none of those that were compared, the mark ends, for all of them. */
export function endWithMain({ photos }: Pick<VerificationDeps, 'photos'>): NowSubscriber<{ account: number }> {
  return async function markOfChangedPhotos(tx, { account }, now) {
    if (await photos.compared.coversMain(tx, account)) return
    if ((await closeRequest(tx, account, { from: 'verified', to: 'ended' }, now)) === null) return
    await photos.compared.mark(tx, account, [], now)
  }
}

/** Hears that two are out of each other's sight, and forgets what they asked of each other. */
export function forgetBetween(): NowSubscriber<{ account: number; other: number }> {
  return function askingOfBlocked(tx, { account, other }) {
    return deleteAsksBetween(tx, account, other)
  }
}

/** Hears that an account is erased: its requests and their pictures go with it; the record of decisions names nobody. */
export function forgetMember({ photos }: Pick<VerificationDeps, 'photos'>): NowSubscriber<{ account: number }> {
  return async function verificationOfErasedAccount(tx, { account }, now) {
    await deleteAsksOf(tx, account)
    await deleteChallenge(tx, account)
    await photos.selfies.discard(tx, await deleteRequestsOf(tx, account), now)
  }
}

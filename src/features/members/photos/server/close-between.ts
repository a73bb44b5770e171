import type { NowSubscriber } from '#platform/server/events/emit.ts'
import { lockPhotos } from './store.ts'
import { deleteGrant } from './store-grants.ts'
import { deleteRequest } from './store-requests.ts'

/** Hears that two members are out of each other's sight: neither has opened private photos to the other any more. */
export function closeBetween(): NowSubscriber<{ account: number; other: number }> {
  return async function grantsBetweenBlocked(tx, { account, other }) {
    // In one order everywhere, so that two who block each other at once wait and do not deadlock.
    const [first, second] = account < other ? [account, other] : [other, account]
    await lockPhotos(tx, first)
    await lockPhotos(tx, second)
    await deleteGrant(tx, account, other)
    await deleteGrant(tx, other, account)
    await deleteRequest(tx, account, other)
    await deleteRequest(tx, other, account)
  }
}

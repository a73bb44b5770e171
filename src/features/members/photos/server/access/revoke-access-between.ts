import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import { lockPhotos } from '../store.ts'
import { deleteGrant } from './store-grants.ts'
import { deleteRequest } from './store-requests.ts'

/**
 * Revokes access to private photos in both directions once two members can no longer see each
 * other.
 */
export function revokeAccessBetween(): TransactionalSubscriber<{ account: number; other: number }> {
  return async function grantsBetweenBlocked(tx, { account, other }) {
    // Always in the same order, so that two members who block each other at the same time wait
    // instead of deadlocking.
    const [first, second] = account < other ? [account, other] : [other, account]
    await lockPhotos(tx, first)
    await lockPhotos(tx, second)
    await deleteGrant(tx, account, other)
    await deleteGrant(tx, other, account)
    await deleteRequest(tx, account, other)
    await deleteRequest(tx, other, account)
  }
}

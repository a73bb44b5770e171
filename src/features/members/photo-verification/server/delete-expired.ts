import {
  askIntervalMs,
  challengeValidityMs,
  pictureRetentionMs,
  requestRetentionMs,
} from '../rules/durations.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { deleteExpiredAsks } from './store-asks.ts'
import { deleteOldChallenges } from './store-challenges.ts'
import { closeRequest, deleteOldRequests, selectOverdue } from './store-requests.ts'

/**
 * Deletes pictures that were not reviewed within 30 days, whatever the state of the queue, and
 * expired rows; a scheduled job. The member is notified and can start again.
 */
export function deleteExpired({
  database,
  photos,
}: Pick<PhotoVerificationDeps, 'database' | 'photos'>): (now: Date) => Promise<void> {
  return async (now) => {
    const before = (ms: number) => new Date(now.getTime() - ms)
    for (const account of await selectOverdue(database, before(pictureRetentionMs)))
      await database.transaction(async (tx) => {
        await photos.compared.lock(tx, account)
        const closed = await closeRequest(tx, account, { from: 'waiting', to: 'lapsed' }, now)
        if (closed !== null && closed.key !== null)
          await photos.selfies.discard(tx, [closed.key], now)
      })
    await deleteOldChallenges(database, before(challengeValidityMs))
    await deleteExpiredAsks(database, before(askIntervalMs), now)
    await deleteOldRequests(database, before(requestRetentionMs))
  }
}

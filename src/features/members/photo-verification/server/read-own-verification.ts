import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { askIntervalMs, usualWaitWindow } from '../rules/durations.ts'
import { toVerificationStatus } from '../rules/verification-status.ts'
import { computeUsualWait } from '../rules/compute-usual-wait.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { selectHasAskNote } from './store-asks.ts'
import { selectWaits } from './store-queue.ts'
import { selectLatest } from './store-requests.ts'

/** Returns the state of the member's own verification, and the usual wait (BEY-14). */
export function readOwnVerification({
  database,
  photos,
}: Pick<PhotoVerificationDeps, 'database' | 'photos'>): Handler<
  (typeof contract)['photo_verification.read_own'],
  Site
> {
  return async (_, { viewer, now }) => {
    const before = (ms: number) => new Date(now.getTime() - ms)
    const [latest, own, waits, noteDue] = await Promise.all([
      selectLatest(database, viewer.account),
      photos.compared.forOwner(viewer, now),
      selectWaits(database, before(usualWaitWindow.ms)),
      selectHasAskNote(database, viewer.account, before(askIntervalMs), now),
    ])
    const status = toVerificationStatus(latest?.status ?? null)
    return {
      standing: status,
      since: status === 'none' ? null : (latest?.since.toISOString() ?? null),
      reason: latest?.reason ?? null,
      main_photo: own.main,
      photos: own.verified,
      usual_hours: computeUsualWait(waits),
      asked: noteDue && status !== 'waiting' && status !== 'verified',
    }
  }
}

import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { askAgainMs, waitsOver } from '../rules/spans.ts'
import { standingOf } from '../rules/standing.ts'
import { usualWait } from '../rules/usual-wait.ts'
import type { VerificationDeps } from './deps.ts'
import { selectNoteDue } from './store-asks.ts'
import { selectWaits } from './store-queue.ts'
import { selectLatest } from './store-requests.ts'

/** Returns the state of the member's own verification, and the usual wait (BEY-14). */
export function readOwn({
  database,
  photos,
}: Pick<VerificationDeps, 'database' | 'photos'>): Handler<(typeof contract)['photo_verification.read_own'], Site> {
  return async (_, { viewer, now }) => {
    const before = (ms: number) => new Date(now.getTime() - ms)
    const [latest, own, waits, noteDue] = await Promise.all([
      selectLatest(database, viewer.account),
      photos.compared.forOwner(viewer, now),
      selectWaits(database, before(waitsOver.ms)),
      selectNoteDue(database, viewer.account, before(askAgainMs), now),
    ])
    const standing = standingOf(latest?.status ?? null)
    return {
      standing,
      since: standing === 'none' ? null : (latest?.since.toISOString() ?? null),
      reason: latest?.reason ?? null,
      main_photo: own.main,
      photos: own.verified,
      usual_hours: usualWait(waits),
      asked: noteDue && standing !== 'waiting' && standing !== 'verified',
    }
  }
}

import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { PhotoModerationDeps } from './deps.ts'
import { rejectPhoto } from './decide-photo.ts'
import { selectDecision, selectPhoto } from './store.ts'

const obstacles = {
  age_shown: 'photo_moderation.age_shown',
  limit: 'photo_moderation.pause_limit',
  not_active: 'photo_moderation.not_pausable',
} as const

/**
 * Rejects a photo because its owner looks under age, and pauses the owner's account, as one
 * transaction (docs/decisions/028). A photo of another child, such as the owner's, is only rejected,
 * by `decide_photo`. Only the reviewer who has the photo open can do this.
 */
export function pauseOwner(
  deps: PhotoModerationDeps,
): Handler<(typeof contract)['photo_moderation.pause_owner'], Site> {
  return async ({ photo, statement: typed }, { site, viewer, now }) => {
    const statement = typed.trim()
    if (statement === '') return refuse('photo_moderation.statement_empty', { field: 'statement' })
    return deps.database.transaction(async (tx) => {
      await deps.queue.lock(tx, photo, now)
      const row = await selectPhoto(tx, site.pool, photo)
      if (row === null) {
        // Repeated, because the first response was lost: the photos of a paused account are in no queue.
        const last = await selectDecision(tx, photo)
        if (last?.staff_id !== viewer.staff || last.reason !== 'underage')
          return refuse('not_found')
        const same = await deps.wasPaused(last.account_id, statement)
        return same ? null : refuse('photo_moderation.decided')
      }
      if (!row.open) return refuse('photo_moderation.decided')
      if ((await deps.queue.claim(tx, photo, viewer, now)) === null)
        return refuse('photo_moderation.claimed')
      const suspected = { account: row.account_id, statement }
      const obstacle = await deps.pause(tx, suspected, { site, viewer }, now)
      if (obstacle !== null) return refuse(obstacles[obstacle])
      await deps.queue.release(tx, photo, viewer)
      const { account_id: account, copied } = row
      if (!(await rejectPhoto(deps, tx, { photo, account, copied }, { site, viewer }, now)))
        throw new Error(`photo ${photo} of a paused account couldn't be rejected`)
      await deps.note(tx, viewer, { act: 'photo_moderation.owner_paused', about: photo }, now)
      return null
    })
  }
}

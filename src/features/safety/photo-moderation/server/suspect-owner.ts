import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import { claimMs } from '../rules/photo-queue.ts'
import type { ModerationDeps } from './deps.ts'
import { selectPhoto, takeClaim } from './store.ts'

/**
 * Reports the owner of a copied photo (BEY-16, F13: suspects are free to write to until a report is
 * decided): only if there is a copy, only
 * by the reviewer who has the photo open, and never automatically. Report and audit entry are one
 * transaction. The photo itself is decided
 * separately.
 */
export function suspectOwner(deps: ModerationDeps): Handler<(typeof contract)['photo_moderation.suspect_owner'], Site> {
  return async ({ photo, words: typed }, { site, viewer, now }) => {
    const words = typed.trim()
    if (words === '') return refuse('photo_moderation.statement_empty', { field: 'words' })
    return deps.database.transaction(async (tx) => {
      const row = await selectPhoto(tx, site.pool, photo)
      if (row === null) return refuse('not_found')
      if (!row.open) return refuse('photo_moderation.decided')
      const claim = { photo, staff: viewer.staff, until: new Date(now.getTime() + claimMs) }
      if (!(await takeClaim(tx, claim, now))) return refuse('photo_moderation.claimed')
      const copied = await deps.photos.copies(tx, photo, 1)
      if (copied.by.length === 0 && !copied.removed) return refuse('photo_moderation.not_copied')
      await deps.accuse(tx, { account: row.account_id, about: photo, words }, { site, viewer }, now)
      await deps.note(tx, viewer, { act: 'moderation.owner_suspected', about: photo }, now)
      return null
    })
  }
}

import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { PhotoModerationDeps } from './deps.ts'
import { selectPhoto } from './store.ts'

/**
 * Reports the owner of a copied photo (BEY-16, F13: payments for messages to suspects are kept in
 * escrow until a report is decided): only if there is a copy, only by the reviewer who has the
 * photo open, and never automatically. Report and audit entry are written in one transaction. The
 * photo itself is decided separately.
 */
export function reportOwner(
  deps: PhotoModerationDeps,
): Handler<(typeof contract)['photo_moderation.suspect_owner'], Site> {
  return async ({ photo, statement: typed }, { site, viewer, now }) => {
    const reportText = typed.trim()
    if (reportText === '') return refuse('photo_moderation.statement_empty', { field: 'statement' })
    return deps.database.transaction(async (tx) => {
      const row = await selectPhoto(tx, site.pool, photo)
      if (row === null) return refuse('not_found')
      if (!row.open) return refuse('photo_moderation.decided')
      if ((await deps.queue.claim(tx, photo, viewer, now)) === null)
        return refuse('photo_moderation.claimed')
      const copied = await deps.photos.copies(tx, photo, 1)
      if (copied.by.length === 0 && !copied.removed) return refuse('photo_moderation.not_copied')
      await deps.accuse(
        tx,
        { account: row.account_id, about: photo, reportText },
        { site, viewer },
        now,
      )
      await deps.note(tx, viewer, { act: 'photo_moderation.owner_suspected', about: photo }, now)
      return null
    })
  }
}

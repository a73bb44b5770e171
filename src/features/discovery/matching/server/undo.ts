import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { MatchingDeps } from './deps.ts'
import { readDailyLikes } from './read-daily-likes.ts'
import { markUndone, selectSwipe } from './store.ts'

/**
 * Undoes a like or a pass (BEY-11). The like is removed everywhere, and today's is returned to the
 * daily allowance.
 */
export function undo({
  database,
  likes,
}: Pick<MatchingDeps, 'database' | 'likes'>): Handler<(typeof contract)['matching.undo'], Site> {
  return async ({ swipe }, context) => {
    const { viewer, now } = context
    const press = { account: viewer.account, id: swipe }
    const swipeRow = looksLikeId(swipe) ? await selectSwipe(database, press) : null
    if (swipeRow === null) return refuse('not_found')
    if (!swipeRow.undone)
      await database.transaction(async (tx) => {
        if (swipeRow.liked)
          await likes.removeLike(tx, { liker: viewer.account, liked: swipeRow.other }, now)
        await markUndone(tx, press, now)
      })
    return { likes: await readDailyLikes(database, context) }
  }
}

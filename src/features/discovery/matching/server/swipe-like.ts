import { localDate } from '#kernel/calendar.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { MatchingDeps } from './deps.ts'
import { readDailyLikes } from './read-daily-likes.ts'
import { releaseSlot, reserveSlot } from './store.ts'

/**
 * Uses one of the daily likes (SRCH-05). The like is added by the likes feature, in the same
 * transaction as its slot.
 */
export function swipeLike({
  database,
  profiles,
  likes,
}: MatchingDeps): Handler<(typeof contract)['matching.like'], Site> {
  return async ({ id, member }, context) => {
    const { site, viewer, now } = context
    if (member === viewer.member) return refuse('matching.self')
    const target = await profiles.findMember(member, { reader: viewer.account, site })
    if (target === null) return refuse('not_found')
    if (target.kind !== 'member') return refuse('matching.members_only', { field: 'member' })
    const press = { account: viewer.account, other: target.account, id }
    const day = { today: localDate(now, site.timeZone), limit: site.settings.swipe_likes }

    const outcome = await database.transaction(async (tx) => {
      const place = await reserveSlot(tx, press, day, now)
      if (place === 'spent' || place === 'id_used') return place
      const result = await likes.addLike(tx, { viewer, liked: target.account, id }, now)
      // If the like already existed, has been undone since, or the member isn't visible, the slot
      // is released.
      if (place === 'taken' && result.outcome !== 'liked' && result.outcome !== 'matched')
        await releaseSlot(tx, press)
      return result
    })

    if (outcome === 'spent') return refuse('matching.no_likes_left')
    if (outcome === 'id_used' || outcome.outcome === 'id_used')
      return refuse('matching.id_used', { field: 'id' })
    if (outcome.outcome === 'hidden') return refuse('not_found')
    return {
      liked: outcome.is_liked,
      match: outcome.match_id === null ? null : { id: outcome.match_id },
      likes: await readDailyLikes(database, context),
    }
  }
}

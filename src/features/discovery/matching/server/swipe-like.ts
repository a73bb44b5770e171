import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { dayAt } from '#features/members/accounts/rules/age.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import type { MatchingDeps } from './deps.ts'
import { likesOfDay } from './likes-of-day.ts'
import { releasePlace, takePlace } from './store.ts'

/** Likes with one of the day's likes (SRCH-05). The like is that of likes itself, in the same transaction as the place it takes. */
export function swipeLike({
  database,
  profiles,
  likes,
}: MatchingDeps): Handler<(typeof contract)['matching.like'], Site> {
  return async ({ id, member }, context) => {
    const { site, viewer, now } = context
    if (member === viewer.member) return refuse('matching.self')
    const found = await profiles.findMember(member, { reader: viewer.account, site })
    if (found === null) return refuse('not_found')
    if (found.kind !== 'member') return refuse('matching.members_only', { field: 'member' })
    const press = { account: viewer.account, other: found.account, id }
    const day = { today: dayAt(now, site.timeZone), limit: site.settings.swipe_likes }

    const outcome = await database.transaction(async (tx) => {
      const place = await takePlace(tx, press, day, now)
      if (place === 'spent' || place === 'id_used') return place
      const given = await likes.give(tx, { viewer, liked: found.account, id }, now)
      // Liked already, taken back since, or out of sight: the day keeps its like.
      if (place === 'taken' && given.outcome !== 'liked' && given.outcome !== 'matched') await releasePlace(tx, press)
      return given
    })

    if (outcome === 'spent') return refuse('matching.no_likes_left')
    if (outcome === 'id_used' || outcome.outcome === 'id_used') return refuse('matching.id_used', { field: 'id' })
    if (outcome.outcome === 'hidden') return refuse('not_found')
    return {
      liked: outcome.is_liked,
      match: outcome.match_id === null ? null : { id: outcome.match_id },
      likes: await likesOfDay(database, context),
    }
  }
}

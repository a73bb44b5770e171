import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import type { Give } from './give.ts'

/** Likes a member (LIKE-01). An unconfirmed member's like is kept and reaches nobody before the confirmation. */
export function like(
  { database, profiles }: Pick<LikesDeps, 'database' | 'profiles'>,
  give: Give,
): Handler<(typeof contract)['likes.like'], Site> {
  return async ({ member, id }, { site, viewer, now }) => {
    if (member === viewer.member) return refuse('likes.self')
    const found = await profiles.findMember(member, { reader: viewer.account, site })
    if (found === null) return refuse('not_found')
    const given = await database.transaction((tx) => give(tx, { viewer, liked: found.account, id }, now))
    if (given.outcome === 'hidden') return refuse('not_found')
    if (given.outcome === 'id_used') return refuse('likes.id_used', { field: 'id' })
    return { liked: given.is_liked, match: given.match_id === null ? null : { id: given.match_id } }
  }
}

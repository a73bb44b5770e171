import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import type { AddLike } from './add-like.ts'

/**
 * Likes a member (LIKE-01). A like from an unconfirmed member is stored but not shown to anyone
 * before the confirmation.
 */
export function like(
  { database, profiles }: Pick<LikesDeps, 'database' | 'profiles'>,
  addLike: AddLike,
): Handler<(typeof contract)['likes.like'], Site> {
  return async ({ member, id }, { site, viewer, now }) => {
    if (member === viewer.member) return refuse('likes.self')
    const target = await profiles.findMember(member, { reader: viewer.account, site })
    if (target === null) return refuse('not_found')
    const result = await database.transaction((tx) =>
      addLike(tx, { viewer, liked: target.account, id }, now),
    )
    if (result.outcome === 'hidden') return refuse('not_found')
    if (result.outcome === 'id_used') return refuse('likes.id_used', { field: 'id' })
    return {
      liked: result.is_liked,
      match: result.match_id === null ? null : { id: result.match_id },
    }
  }
}

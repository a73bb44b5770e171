import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import type { RemoveLike } from './remove-like.ts'

/** Removes a like and its match (LIKE-01). Without a like, nothing changes. */
export function unlike(
  { database, profiles }: Pick<LikesDeps, 'database' | 'profiles'>,
  removeLike: RemoveLike,
): Handler<(typeof contract)['likes.unlike'], Site> {
  return async ({ member }, { site, viewer, now }) => {
    const target = await profiles.findMember(member, { reader: viewer.account, site })
    if (target === null || target.account === viewer.account) return refuse('not_found')
    await database.transaction((tx) =>
      removeLike(tx, { liker: viewer.account, liked: target.account }, now),
    )
    return null
  }
}

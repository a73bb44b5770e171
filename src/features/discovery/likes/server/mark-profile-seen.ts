import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import { markSeen } from './store.ts'

/** Records that a member's profile was opened (LIKE-02) and marks a new like from them as seen. */
export function markProfileSeen({
  database,
  profiles,
}: Pick<LikesDeps, 'database' | 'profiles'>): Handler<(typeof contract)['likes.mark_seen'], Site> {
  return async ({ member }, { site, viewer, now }) => {
    const target = await profiles.findMember(member, { reader: viewer.account, site })
    if (target === null) return refuse('not_found')
    await markSeen(database, { reader: viewer.account, liker: target.account }, now)
    return null
  }
}

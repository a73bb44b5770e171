import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { MatchingDeps } from './deps.ts'
import { insertPass } from './store.ts'

/** Passes a member, who is hidden from the game for a while (SRCH-05). */
export function swipePass({
  database,
  profiles,
}: Pick<MatchingDeps, 'database' | 'profiles'>): Handler<(typeof contract)['matching.pass'], Site> {
  return async ({ id, member }, { site, viewer, now }) => {
    if (member === viewer.member) return refuse('matching.self')
    const target = await profiles.findMember(member, { reader: viewer.account, site })
    if (target === null) return refuse('not_found')
    const stored = await insertPass(
      database,
      { account: viewer.account, other: target.account, id },
      now,
    )
    return stored ? null : refuse('matching.id_used', { field: 'id' })
  }
}

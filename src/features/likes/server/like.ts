import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import { type Given, giveLike } from './store.ts'

/** Likes a member (LIKE-01). An unconfirmed member's like is kept and reaches nobody before the confirmation. */
export function like({ database, emit, profiles }: LikesDeps): Handler<(typeof contract)['likes.like'], Site> {
  return async ({ member, id }, { site, viewer, now }) => {
    if (member === viewer.member) return refuse('likes.oneself')
    const found = await profiles.findMember(member, { reader: viewer.account, site })
    if (found === null) return refuse('not_found')
    const pair = { liker: viewer.account, liked: found.account }

    async function tell(tx: Transaction, { outcome, match_id }: Given): Promise<void> {
      if (outcome === 'liked' && viewer.status === 'active') await emit(tx, 'likes.liked', pair, now)
      if (outcome === 'matched' && match_id !== null)
        await emit(tx, 'likes.matched', { match: match_id, accounts: [pair.liker, pair.liked] }, now)
    }

    const given = await database.transaction(async (tx) => {
      const made = await giveLike(tx, { ...pair, press: id, newMatch: newId() }, now)
      await tell(tx, made)
      return made
    })
    if (given.outcome === 'hidden') return refuse('not_found')
    if (given.outcome === 'id_used') return refuse('likes.id_used', { field: 'id' })
    return { liked: given.standing, match: given.match_id === null ? null : { id: given.match_id } }
  }
}

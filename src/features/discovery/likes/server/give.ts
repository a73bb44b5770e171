import type { Viewer } from '#kernel/context.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import type { LikesDeps } from './deps.ts'
import { type Given, giveLike } from './store.ts'

/** A like about to be given: by whom, to whom, and the id the browser made for it. */
export interface Giving {
  readonly viewer: Pick<Viewer, 'account' | 'status'>
  readonly liked: number
  readonly id: string
}

/** Gives a like inside the transaction of whoever lets it be given, and tells of it. The one way in which likes come to be. */
export type Give = (tx: Transaction, giving: Giving, now: Date) => Promise<Given>

/** Makes the giver of likes (LIKE-01). */
export function give({ emit }: Pick<LikesDeps, 'emit'>): Give {
  return async (tx, { viewer, liked, id }, now) => {
    const pair = { liker: viewer.account, liked }
    const given = await giveLike(tx, { ...pair, press: id, newMatch: newId() }, now)
    if (given.outcome === 'liked' && viewer.status === 'active') await emit(tx, 'likes.liked', pair, now)
    if (given.outcome === 'matched' && given.match_id !== null)
      await emit(tx, 'likes.matched', { match: given.match_id, accounts: [pair.liker, pair.liked] }, now)
    return given
  }
}

import type { Transaction } from '#platform/server/postgres/database.ts'
import type { LikesDeps } from './deps.ts'
import { takeBackLike } from './store.ts'

/**
 * Removes a like, and its match, within the caller's transaction. Resolves to whether there was a
 * like.
 */
export type TakeBack = (tx: Transaction, pair: { liker: number; liked: number }, now: Date) => Promise<boolean>

/**
 * Creates the function that removes likes (LIKE-01). It emits `likes.taken_back` in the same
 * transaction.
 */
export function takeBack({ emit }: Pick<LikesDeps, 'emit'>): TakeBack {
  return async (tx, pair, now) => {
    const taken = await takeBackLike(tx, pair)
    if (taken) await emit(tx, 'likes.withdrawn', pair, now)
    return taken
  }
}

import type { Transaction } from '#platform/server/postgres/database.ts'
import type { LikesDeps } from './deps.ts'
import { deleteLike } from './store.ts'

/**
 * Removes a like, and its match, within the caller's transaction. Resolves to whether there was a
 * like.
 */
export type RemoveLike = (
  tx: Transaction,
  pair: { liker: number; liked: number },
  now: Date,
) => Promise<boolean>

/**
 * Creates the function that removes likes (LIKE-01). It emits `likes.withdrawn` in the same
 * transaction.
 */
export function createRemoveLike({ emit }: Pick<LikesDeps, 'emit'>): RemoveLike {
  return async (tx, pair, now) => {
    const removed = await deleteLike(tx, pair)
    if (removed) await emit(tx, 'likes.withdrawn', pair, now)
    return removed
  }
}

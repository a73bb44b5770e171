import type { Transaction } from '#platform/server/postgres/database.ts'
import type { LikesDeps } from './deps.ts'
import { takeBackLike } from './store.ts'

/** Takes a like back, and the match with it, inside the transaction of whoever undoes it; whether there was one. */
export type TakeBack = (tx: Transaction, pair: { liker: number; liked: number }, now: Date) => Promise<boolean>

/** Makes the taker of likes (LIKE-01). Features above hear of it in the same transaction. */
export function takeBack({ emit }: Pick<LikesDeps, 'emit'>): TakeBack {
  return async (tx, pair, now) => {
    const taken = await takeBackLike(tx, pair)
    if (taken) await emit(tx, 'likes.withdrawn', pair, now)
    return taken
  }
}

import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import { markLikesUndone } from './store.ts'

/** When a like is undone anywhere, returns today's game like to the daily allowance. */
export function returnDailyLike(): TransactionalSubscriber<{ liker: number; liked: number }> {
  return function placeOfTakenLike(tx, { liker, liked }, now) {
    return markLikesUndone(tx, { account: liker, other: liked }, now)
  }
}

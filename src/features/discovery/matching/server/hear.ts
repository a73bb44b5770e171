import type { NowSubscriber } from '#platform/server/events/emit.ts'
import { deleteOf, markLikesUndone } from './store.ts'

/** When a like is undone anywhere, returns today's game like to the daily allowance. */
export function giveBack(): NowSubscriber<{ liker: number; liked: number }> {
  return function placeOfTakenLike(tx, { liker, liked }, now) {
    return markLikesUndone(tx, { account: liker, other: liked }, now)
  }
}

/** After an account is erased, deletes its answers and all swipes by or about it. */
export function forgetSwipes(): NowSubscriber<{ account: number }> {
  return function swipesOfErasedAccount(tx, { account }) {
    return deleteOf(tx, account)
  }
}

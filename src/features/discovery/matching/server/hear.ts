import type { NowSubscriber } from '#platform/server/events/emit.ts'
import { deleteOf, markLikesUndone } from './store.ts'

/** Hears that a like was taken back, wherever that was: one that the game gave today is given back to the day. */
export function giveBack(): NowSubscriber<{ liker: number; liked: number }> {
  return function placeOfTakenLike(tx, { liker, liked }, now) {
    return markLikesUndone(tx, { account: liker, other: liked }, now)
  }
}

/** Hears that an account is erased and forgets its answers and every swipe from either side. */
export function forgetSwipes(): NowSubscriber<{ account: number }> {
  return function swipesOfErasedAccount(tx, { account }) {
    return deleteOf(tx, account)
  }
}

import type { Carries } from '#kernel/event.ts'
import type { LaterSubscriber, NowSubscriber } from '#platform/server/events/emit.ts'
import type { events } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import { deleteLikesOf, forgetPair, selectLiked, selectPartner, selectReached } from './store.ts'

type Told<Name extends keyof typeof events> = Carries<(typeof events)[Name]>

/** Hears that two are out of each other's sight and forgets what joined them. */
export function forgetBlockedPair(): NowSubscriber<{ account: number; other: number }> {
  return function likesOfBlockedPair(tx, { account, other }) {
    return forgetPair(tx, account, other)
  }
}

/** Hears that an account is erased and forgets every like it gave or got. */
export function forgetLikes(): NowSubscriber<{ account: number }> {
  return function likesOfErasedAccount(tx, { account }) {
    return deleteLikesOf(tx, account)
  }
}

/** Hears that a member confirmed the address: the likes given until then reach those who are liked. */
export function releaseLikes({ emit }: Pick<LikesDeps, 'emit'>): NowSubscriber<{ account: number }> {
  return async function likesOfConfirmedAccount(tx, { account }, now) {
    for (const liked of await selectLiked(tx, account)) await emit(tx, 'likes.liked', { liker: account, liked }, now)
  }
}

/** Tells the tabs of the one who is liked. A like that was taken back meanwhile is not told. */
export function tellLiked({
  database,
  tell,
}: Pick<LikesDeps, 'database' | 'tell'>): LaterSubscriber<Told<'likes.liked'>> {
  return async function tellLikedLive({ liker, liked }) {
    const member = await selectReached(database, { liked, liker })
    if (member !== null) tell(liked, { type: 'likes.liked', member })
  }
}

/** Tells the tabs of both, each with the other's id. */
export function tellMatched({
  database,
  tell,
}: Pick<LikesDeps, 'database' | 'tell'>): LaterSubscriber<Told<'likes.matched'>> {
  return async function tellMatchedLive({ match, accounts }) {
    for (const account of accounts) {
      const member = await selectPartner(database, { account, match })
      if (member !== null) tell(account, { type: 'likes.matched', match, member })
    }
  }
}

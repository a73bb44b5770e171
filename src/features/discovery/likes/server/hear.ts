import type { Carries } from '#kernel/event.ts'
import type { LaterSubscriber, NowSubscriber } from '#platform/server/events/emit.ts'
import type { events } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import { deleteLikesOf, forgetPair, selectLiked, selectPartner, selectReached } from './store.ts'

type Told<Name extends keyof typeof events> = Carries<(typeof events)[Name]>

/** After a block, deletes both likes and the match of the two accounts. */
export function forgetBlockedPair(): NowSubscriber<{ account: number; other: number }> {
  return function likesOfBlockedPair(tx, { account, other }) {
    return forgetPair(tx, account, other)
  }
}

/** After an account is erased, deletes every like it gave or received. */
export function forgetLikes(): NowSubscriber<{ account: number }> {
  return function likesOfErasedAccount(tx, { account }) {
    return deleteLikesOf(tx, account)
  }
}

/** After a member confirms their email address, emits the events for the likes they gave before. */
export function releaseLikes({ emit }: Pick<LikesDeps, 'emit'>): NowSubscriber<{ account: number }> {
  return async function likesOfConfirmedAccount(tx, { account }, now) {
    for (const liked of await selectLiked(tx, account)) await emit(tx, 'likes.liked', { liker: account, liked }, now)
  }
}

/** Notifies the open tabs of the liked member. A like that has been undone since is skipped. */
export function tellLiked({
  database,
  tell,
}: Pick<LikesDeps, 'database' | 'tell'>): LaterSubscriber<Told<'likes.liked'>> {
  return async function tellLikedLive({ liker, liked }) {
    const member = await selectReached(database, { liked, liker })
    if (member !== null) tell(liked, { type: 'likes.liked', member })
  }
}

/** Notifies the open tabs of both members, each with the other's id. */
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

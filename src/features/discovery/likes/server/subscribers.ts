import type { EventPayload } from '#kernel/event.ts'
import type { AsyncSubscriber, TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { events } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import { deletePair, selectLikedAccounts, selectPartnerId, selectLikerId } from './store.ts'

type LikesEvent<Name extends keyof typeof events> = EventPayload<(typeof events)[Name]>

/** After a block, deletes both likes and the match of the two accounts. */
export function deleteLikesOnBlock(): TransactionalSubscriber<{ account: number; other: number }> {
  return function likesOfBlockedPair(tx, { account, other }) {
    return deletePair(tx, account, other)
  }
}

/** After a member confirms their email address, emits the events for the likes they gave before. */
export function emitPendingLikes({
  emit,
}: Pick<LikesDeps, 'emit'>): TransactionalSubscriber<{ account: number }> {
  return async function likesOfConfirmedAccount(tx, { account }, now) {
    for (const liked of await selectLikedAccounts(tx, account))
      await emit(tx, 'likes.liked', { liker: account, liked }, now)
  }
}

/** Notifies the open tabs of the liked member. A like that has been undone since is skipped. */
export function notifyLiked({
  database,
  notify,
}: Pick<LikesDeps, 'database' | 'notify'>): AsyncSubscriber<LikesEvent<'likes.liked'>> {
  return async function tellLikedLive({ liker, liked }) {
    const member = await selectLikerId(database, { liked, liker })
    if (member !== null) notify(liked, { type: 'likes.liked', member })
  }
}

/** Notifies the open tabs of both members, each with the other's id. */
export function notifyMatched({
  database,
  notify,
}: Pick<LikesDeps, 'database' | 'notify'>): AsyncSubscriber<LikesEvent<'likes.matched'>> {
  return async function tellMatchedLive({ match, accounts }) {
    for (const account of accounts) {
      const member = await selectPartnerId(database, { account, match })
      if (member !== null) notify(account, { type: 'likes.matched', match, member })
    }
  }
}

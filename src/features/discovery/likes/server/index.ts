import type { Handlers } from '#kernel/handler.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { autoLike } from './auto-like.ts'
import type { LikesDeps } from './deps.ts'
import { createAddLike as giver, type AddLike } from './add-like.ts'
import { deleteLikesOnBlock, emitPendingLikes, notifyLiked, notifyMatched } from './subscribers.ts'
import { like } from './like.ts'
import { listLikes } from './list-likes.ts'
import { listType } from './list-type.ts'
import { personalData } from './personal-data.ts'
import { readCounts } from './read-counts.ts'
import { readMatch } from './read-match.ts'
import { readLikeStatuses } from './read-like-statuses.ts'
import { markProfileSeen } from './mark-profile-seen.ts'
import { deleteOldPresses, markSeen, selectHasLiked, selectIsMatched } from './store.ts'
import { countNew } from './store-counts.ts'
import { createRemoveLike as taker, type RemoveLike } from './remove-like.ts'
import { unlike } from './unlike.ts'

export type { LikesDeps } from './deps.ts'
export type { AddLike } from './add-like.ts'
export type { RemoveLike } from './remove-like.ts'

/** How long ids of like requests are kept: longer than any browser retries. */
const pressRetentionMs = 2 * 86_400_000

export interface Likes {
  readonly handlers: Handlers<typeof contract, Site>
  /** Adds a like within a caller's transaction, with the same match, events and idempotency. */
  readonly addLike: AddLike
  /** Removes a like within a caller's transaction. */
  readonly removeLike: RemoveLike
  /**
   * Whether two members like each other; a match may still see an invisible member. False for
   * visitors.
   */
  readonly areMatched: (reader: number | null, other: number) => Promise<boolean>
  /** Whether an account likes another, in the caller's transaction. */
  readonly hasLiked: typeof selectHasLiked
  /** Marks a received like as seen, within the transaction that records the profile visit. */
  readonly seen: (queries: Queries, viewer: number, other: number, now: Date) => Promise<void>
  /** The number of new likes an account has received, capped at 1,000, for the app badge. */
  readonly counts: (account: number) => Promise<number>
  /** Scheduled job: deletes request ids too old for a retry. */
  readonly tidy: (now: Date) => Promise<void>
  /** Subscribers that run in the emitter's transaction. */
  readonly transactionalSubscribers: {
    readonly 'blocks.blocked': ReturnType<typeof deleteLikesOnBlock>
    readonly 'accounts.activated': ReturnType<typeof emitPendingLikes>
  }
  /** Subscribers that run after the commit; both notify open tabs. */
  readonly subscribers: {
    readonly 'likes.liked': ReturnType<typeof notifyLiked>
    readonly 'likes.matched': ReturnType<typeof notifyMatched>
  }
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Likes: free, and a match when they are mutual. */
export function createLikes(deps: LikesDeps): Likes {
  const { database } = deps
  const addLike = giver(deps)
  const removeLike = taker(deps)
  return {
    handlers: {
      'likes.like': like(deps, addLike),
      'likes.unlike': unlike(deps, removeLike),
      'likes.list': listLikes(deps),
      'likes.list_type': listType(deps),
      'likes.read_counts': readCounts(deps),
      'likes.read_states': readLikeStatuses(deps),
      'likes.read_match': readMatch(deps),
      'likes.mark_seen': markProfileSeen(deps),
      'likes.auto_like': autoLike(deps),
    },
    personalData,
    addLike,
    removeLike,
    hasLiked: selectHasLiked,
    areMatched: async (reader, other) =>
      reader !== null && selectIsMatched(database, reader, other),
    seen: (queries, viewer, other, now) => markSeen(queries, { reader: viewer, liker: other }, now),
    counts: (account) => countNew(database, account),
    tidy: (now) => deleteOldPresses(database, new Date(now.getTime() - pressRetentionMs)),
    transactionalSubscribers: {
      'blocks.blocked': deleteLikesOnBlock(),
      'accounts.activated': emitPendingLikes(deps),
    },
    subscribers: { 'likes.liked': notifyLiked(deps), 'likes.matched': notifyMatched(deps) },
  }
}

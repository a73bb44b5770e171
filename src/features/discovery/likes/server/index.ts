import type { Handlers } from '#kernel/handler.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { autoLike } from './auto-like.ts'
import type { LikesDeps } from './deps.ts'
import { give as giver, type Give } from './give.ts'
import { forgetBlockedPair, forgetLikes, releaseLikes, tellLiked, tellMatched } from './hear.ts'
import { like } from './like.ts'
import { listLikes } from './list-likes.ts'
import { listType } from './list-type.ts'
import { readCounts } from './read-counts.ts'
import { readMatch } from './read-match.ts'
import { readStandings } from './read-standings.ts'
import { see } from './see.ts'
import { deleteOldPresses, markSeen, selectMatched } from './store.ts'
import { countNew } from './store-counts.ts'
import { takeBack as taker, type TakeBack } from './take-back.ts'
import { unlike } from './unlike.ts'
import { selectExport } from './store-export.ts'

export type { LikesDeps } from './deps.ts'
export type { Give } from './give.ts'
export type { TakeBack } from './take-back.ts'

/** How long ids of like requests are kept: longer than any browser retries. */
const pressKeptMs = 2 * 86_400_000

export interface Likes {
  readonly handlers: Handlers<typeof contract, Site>
  /** Adds a like within a caller's transaction, with the same match, events and idempotency. */
  readonly give: Give
  /** Removes a like within a caller's transaction. */
  readonly takeBack: TakeBack
  /**
   * Whether two members like each other; a match may still see an invisible member. False for
   * visitors.
   */
  readonly areMatched: (reader: number | null, other: number) => Promise<boolean>
  /** Marks a received like as seen, within the transaction that records the profile visit. */
  readonly seen: (queries: Queries, viewer: number, other: number, now: Date) => Promise<void>
  /** The number of new likes an account has received, capped at 1,000, for the app badge. */
  readonly counts: (account: number) => Promise<number>
  /** Scheduled job: deletes request ids too old for a retry. */
  readonly tidy: (now: Date) => Promise<void>
  /** Subscribers that run in the emitter's transaction. */
  readonly hears: {
    readonly 'blocks.blocked': ReturnType<typeof forgetBlockedPair>
    readonly 'accounts.erased': ReturnType<typeof forgetLikes>
    readonly 'accounts.activated': ReturnType<typeof releaseLikes>
  }
  /** Subscribers that run after the commit; both notify open tabs. */
  readonly subscribers: {
    readonly 'likes.liked': ReturnType<typeof tellLiked>
    readonly 'likes.matched': ReturnType<typeof tellMatched>
  }
  /** All likes data stored about a member, for their data export. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Likes: free, and a match when they are mutual. */
export function createLikes(deps: LikesDeps): Likes {
  const { database } = deps
  const give = giver(deps)
  const takeBack = taker(deps)
  return {
    handlers: {
      'likes.like': like(deps, give),
      'likes.unlike': unlike(deps, takeBack),
      'likes.list': listLikes(deps),
      'likes.list_type': listType(deps),
      'likes.read_counts': readCounts(deps),
      'likes.read_states': readStandings(deps),
      'likes.read_match': readMatch(deps),
      'likes.mark_seen': see(deps),
      'likes.auto_like': autoLike(deps),
    },
    exportOwn: (account) => selectExport(database, account),
    give,
    takeBack,
    areMatched: async (reader, other) => reader !== null && selectMatched(database, reader, other),
    seen: (queries, viewer, other, now) => markSeen(queries, { reader: viewer, liker: other }, now),
    counts: (account) => countNew(database, account),
    tidy: (now) => deleteOldPresses(database, new Date(now.getTime() - pressKeptMs)),
    hears: {
      'blocks.blocked': forgetBlockedPair(),
      'accounts.erased': forgetLikes(),
      'accounts.activated': releaseLikes(deps),
    },
    subscribers: { 'likes.liked': tellLiked(deps), 'likes.matched': tellMatched(deps) },
  }
}

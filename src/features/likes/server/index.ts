import type { Handlers } from '#kernel/handler.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import { autoLike } from './auto-like.ts'
import type { LikesDeps } from './deps.ts'
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
import { unlike } from './unlike.ts'

export type { LikesDeps } from './deps.ts'

/** Longer than any browser repeats a like, in milliseconds. */
const pressKeptMs = 2 * 86_400_000

export interface Likes {
  readonly handlers: Handlers<typeof contract, Site>
  /** Whether two like each other; who matched an invisible member may still see them. A visitor matched nobody. */
  readonly areMatched: (reader: number | null, other: number) => Promise<boolean>
  /** Marks a like received as seen, in the transaction of whoever knows that the profile was opened. */
  readonly seen: (queries: Queries, viewer: number, other: number, now: Date) => Promise<void>
  /** New likes that reached an account, counted up to 1,000: its part of the app's badge. */
  readonly counts: (account: number) => Promise<number>
  /** Clears away what only late repeats need; a timed job. */
  readonly tidy: (now: Date) => Promise<void>
  /** What likes hear of the features below in the emitter's transaction. */
  readonly hears: {
    readonly 'blocks.blocked': ReturnType<typeof forgetBlockedPair>
    readonly 'accounts.erased': ReturnType<typeof forgetLikes>
    readonly 'accounts.activated': ReturnType<typeof releaseLikes>
  }
  /** What likes hear of themselves after the commit: both tell open tabs. */
  readonly subscribers: {
    readonly 'likes.liked': ReturnType<typeof tellLiked>
    readonly 'likes.matched': ReturnType<typeof tellMatched>
  }
}

/** Likes: a free yes to someone, and a match when it is mutual. */
export function createLikes(deps: LikesDeps): Likes {
  const { database } = deps
  return {
    handlers: {
      'likes.like': like(deps),
      'likes.unlike': unlike(deps),
      'likes.list': listLikes(deps),
      'likes.list_type': listType(deps),
      'likes.read_counts': readCounts(deps),
      'likes.read_standings': readStandings(deps),
      'likes.read_match': readMatch(deps),
      'likes.see': see(deps),
      'likes.auto_like': autoLike(deps),
    },
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

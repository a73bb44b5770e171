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

/** Longer than any browser repeats a like, in milliseconds. */
const pressKeptMs = 2 * 86_400_000

export interface Likes {
  readonly handlers: Handlers<typeof contract, Site>
  /** Gives a like in a caller's transaction: the same match, the same events, the same protection against repeats. */
  readonly give: Give
  /** Takes one back in a caller's transaction, as taking back anywhere does. */
  readonly takeBack: TakeBack
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
  /** Everything kept here of a member, for their own file. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Likes: a free yes to someone, and a match when it is mutual. */
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

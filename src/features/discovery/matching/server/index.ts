import type { Handlers } from '#kernel/handler.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { passCutoff } from '../rules/swipe-retention.ts'
import type { MatchingDeps } from './deps.ts'
import { personalData } from './personal-data.ts'
import { returnDailyLike } from './subscribers.ts'
import { listPicks } from './list-picks.ts'
import { readDeck } from './read-deck.ts'
import { readFinder } from './read-finder.ts'
import { saveFinder } from './save-finder.ts'
import { deleteOldSwipes } from './store.ts'
import { swipeLike } from './swipe-like.ts'
import { swipePass } from './swipe-pass.ts'
import { undo } from './undo.ts'

export type { MatchingDeps } from './deps.ts'

export interface Matching {
  readonly handlers: Handlers<typeof contract, Site>
  /** Scheduled job: deletes expired swipes. */
  readonly tidy: (now: Date) => Promise<void>
  /** Subscribers that run in the emitter's transaction. */
  readonly subscribers: {
    readonly 'likes.withdrawn': ReturnType<typeof returnDailyLike>
  }
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/**
 * Matching: suggested members, one at a time (swipe game) or up to twelve at once (match finder).
 */
export function createMatching(deps: MatchingDeps): Matching {
  return {
    handlers: {
      'matching.read_finder': readFinder(deps),
      'matching.save_finder': saveFinder(deps),
      'matching.list_picks': listPicks(deps),
      'matching.read_deck': readDeck(deps),
      'matching.like': swipeLike(deps),
      'matching.pass': swipePass(deps),
      'matching.undo': undo(deps),
    },
    personalData,
    tidy: (now) => deleteOldSwipes(deps.database, passCutoff(now)),
    subscribers: {
      'likes.withdrawn': returnDailyLike(),
    },
  }
}

import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { passCutoff } from '../rules/swipe-retention.ts'
import type { MatchingDeps } from './deps.ts'
import { deleteSwipesOnErasure, returnDailyLike } from './subscribers.ts'
import { listPicks } from './list-picks.ts'
import { readDeck } from './read-deck.ts'
import { readFinder } from './read-finder.ts'
import { saveFinder } from './save-finder.ts'
import { deleteOldSwipes } from './store.ts'
import { swipeLike } from './swipe-like.ts'
import { swipePass } from './swipe-pass.ts'
import { undo } from './undo.ts'
import { selectExport } from './store-export.ts'

export type { MatchingDeps } from './deps.ts'

export interface Matching {
  readonly handlers: Handlers<typeof contract, Site>
  /** Scheduled job: deletes expired swipes. */
  readonly tidy: (now: Date) => Promise<void>
  /** Subscribers that run in the emitter's transaction. */
  readonly subscribers: {
    readonly 'likes.withdrawn': ReturnType<typeof returnDailyLike>
    readonly 'accounts.erased': ReturnType<typeof deleteSwipesOnErasure>
  }
  /** All matching data stored about a member, for their data export. */
  readonly exportMemberData: (account: number) => ReturnType<typeof selectExport>
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
    exportMemberData: (account) => selectExport(deps.database, account),
    tidy: (now) => deleteOldSwipes(deps.database, passCutoff(now)),
    subscribers: { 'likes.withdrawn': returnDailyLike(), 'accounts.erased': deleteSwipesOnErasure() },
  }
}

import type { Site } from '#features/site/sites/index.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import type { CareDeps } from './deps.ts'
import { countPauses, listPauses } from './list-pauses.ts'
import { review } from './review.ts'
import { deleteOld, deleteOf, insertPause, selectExport, type NewPause } from './store.ts'

/** How long message traces are kept. */
const traceKeptMs = 30 * 86_400_000

export interface Care {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * Starts a pause at the request of a staff member, in the caller's transaction; an open pause is
   * restarted.
   */
  readonly begin: (queries: Queries, pause: NewPause, now: Date) => Promise<void>
  /** Event subscribers; they run in the emitter’s transaction. */
  readonly hears: { readonly 'accounts.erased': NowSubscriber<{ account: number }> }
  /** Everything stored here about a member, for their data export. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
  /** Deletes expired rows; a scheduled job. */
  readonly tidy: (now: Date) => Promise<void>
}

/**
 * Wellbeing: members who take a fictional profile for a real person, or who are in distress, are
 * asked to pause and are not charged during the pause.
 */
export function createCare(deps: CareDeps): Care {
  return {
    handlers: {
      'wellbeing.count_pauses': countPauses(deps),
      'wellbeing.list_pauses': listPauses(deps),
      'wellbeing.review': review(deps),
    },
    begin: insertPause,
    hears: { 'accounts.erased': (tx, { account }) => deleteOf(tx, account) },
    exportOwn: (account) => selectExport(deps.database, account),
    tidy: (now) => deleteOld(deps.database, new Date(now.getTime() - traceKeptMs)),
  }
}

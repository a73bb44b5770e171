import type { Site } from '#features/site/sites/index.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import type { CareDeps } from './deps.ts'
import { countPauses, listPauses } from './list-pauses.ts'
import { review } from './review.ts'
import { deleteOld, deleteOf, insertPause, selectExport, type NewPause } from './store.ts'

/** How long it is kept that there was a message. */
const traceKeptMs = 30 * 86_400_000

export interface Care {
  readonly handlers: Handlers<typeof contract, Site>
  /** Begins a pause because one of the staff asked for it, in their transaction; one that is open begins anew. */
  readonly begin: (queries: Queries, pause: NewPause, now: Date) => Promise<void>
  /** What care hears of the features below, in the emitter’s transaction. */
  readonly hears: { readonly 'accounts.erased': NowSubscriber<{ account: number }> }
  /** Everything kept here of a member, for their own file. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
  /** Clears away what time has ended; a timed job. */
  readonly tidy: (now: Date) => Promise<void>
}

/** Care: who takes a fictional profile for somebody, or is not well, is asked to pause and charged nothing meanwhile. */
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

import type { Site } from '#features/site/sites/index.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import type { WellbeingDeps } from './deps.ts'
import { countPauses, listPauses } from './list-pauses.ts'
import { reviewPause } from './review-pause.ts'
import { deleteOldTraces, deleteByAccount, insertPause, selectExport, type upsertPause } from './store.ts'

/** How long message traces are kept. */
const traceRetentionMs = 30 * 86_400_000

export interface Wellbeing {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * Starts a pause at the request of a staff member, in the caller's transaction; an open pause is
   * restarted.
   */
  readonly begin: (queries: Queries, pause: upsertPause, now: Date) => Promise<void>
  /** Event subscribers; they run in the emitter’s transaction. */
  readonly subscribers: { readonly 'accounts.erased': TransactionalSubscriber<{ account: number }> }
  /** Everything stored here about a member, for their data export. */
  readonly exportMemberData: (account: number) => ReturnType<typeof selectExport>
  /** Deletes expired rows; a scheduled job. */
  readonly tidy: (now: Date) => Promise<void>
}

/**
 * Wellbeing: members who take a fictional profile for a real person, or who are in distress, are
 * asked to pause and are not charged during the pause.
 */
export function createWellbeing(deps: WellbeingDeps): Wellbeing {
  return {
    handlers: {
      'wellbeing.count_pauses': countPauses(deps),
      'wellbeing.list_pauses': listPauses(deps),
      'wellbeing.review': reviewPause(deps),
    },
    begin: insertPause,
    subscribers: { 'accounts.erased': (tx, { account }) => deleteByAccount(tx, account) },
    exportMemberData: (account) => selectExport(deps.database, account),
    tidy: (now) => deleteOldTraces(deps.database, new Date(now.getTime() - traceRetentionMs)),
  }
}

import type { Site } from '#features/site/sites/index.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import { pauseRetentionMs, signalRetentionMs } from '../rules/signal-retention.ts'
import type { WellbeingDeps } from './deps.ts'
import { countPauses, listPauses } from './list-pauses.ts'
import { personalData } from './personal-data.ts'
import { reviewPause } from './review-pause.ts'
import {
  beginPause,
  type OverturnPause,
  overturnPause,
  type RequestedPause,
} from './impose-pause.ts'
import { deleteOldPauses, deleteOldTraces } from './store.ts'

export type { WellbeingDeps } from './deps.ts'

export interface Wellbeing {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * Starts a pause at the request of a staff member, in the caller's transaction; an open pause is
   * restarted. The statement of reasons is recorded with it.
   */
  readonly begin: (tx: Transaction, pause: RequestedPause, now: Date) => Promise<void>
  /**
   * Ends a pause after an appeal, in its transaction; `note` is shown with the decisions. False if the
   * pause is gone, null if it is over.
   */
  readonly overturn: OverturnPause
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
  /** Deletes expired rows; a scheduled job. */
  readonly tidy: (now: Date) => Promise<void>
}

/**
 * Wellbeing: members who think a fictional profile is a real person, or who are in distress, are
 * asked to pause and are not charged during the pause.
 */
export function createWellbeing(deps: WellbeingDeps): Wellbeing {
  return {
    handlers: {
      'wellbeing.count_pauses': countPauses(deps),
      'wellbeing.list_pauses': listPauses(deps),
      'wellbeing.review': reviewPause(deps),
    },
    begin: beginPause(deps),
    overturn: overturnPause(),
    personalData,
    tidy: async (now) => {
      await deleteOldTraces(deps.database, new Date(now.getTime() - signalRetentionMs))
      await deleteOldPauses(deps.database, new Date(now.getTime() - pauseRetentionMs))
    },
  }
}

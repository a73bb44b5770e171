import { retentionLimits } from '../rules/retention.ts'
import type { ComplaintsDeps } from './deps.ts'
import { deleteOldCases } from './store-retention.ts'

/** A timed job: deletes cases a year after their last decision, undecided ones after two years. */
export function tidyCases({
  database,
}: Pick<ComplaintsDeps, 'database'>): (now: Date) => Promise<void> {
  return async (now) => {
    const limits = retentionLimits(now)
    while ((await database.transaction((tx) => deleteOldCases(tx, limits))) > 0);
  }
}

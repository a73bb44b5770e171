import type { ReportsDeps } from './deps.ts'
import { retentionLimits } from '../rules/retention.ts'
import { deleteOldReports } from './store-evidence.ts'

/** Reports per transaction. */
const together = 100

/**
 * A timed job: deletes reports a year after their decision, cases of the machine that no one decides
 * a year after they were opened, and other undecided reports after two years, but none whose decision is being appealed. The bytes of their
 * pictures are deleted soon after.
 */
export function tidyReports({
  database,
  emit,
  findAppealed,
}: Pick<ReportsDeps, 'database' | 'emit' | 'findAppealed'>): (now: Date) => Promise<void> {
  return async (now) => {
    const limits = retentionLimits(now)
    const kept = await findAppealed()
    for (;;) {
      const { deleted } = await database.transaction(async (tx) => {
        const old = await deleteOldReports(tx, limits, kept, together)
        if (old.keys.length > 0)
          await emit(tx, 'reports.pictures_discarded', { keys: old.keys }, now)
        return old
      })
      if (deleted < together) return
    }
  }
}

import type { ReportsDeps } from './deps.ts'
import { evidenceRetentionMs } from '../rules/retention.ts'
import { deleteDecidedBefore } from './store-evidence.ts'

/** Reports per transaction. */
const together = 100

/**
 * A timed job: deletes reports a year after their decision. The bytes of their pictures are deleted
 * soon after.
 */
export function tidyReports({
  database,
  emit,
}: Pick<ReportsDeps, 'database' | 'emit'>): (now: Date) => Promise<void> {
  return async (now) => {
    const before = new Date(now.getTime() - evidenceRetentionMs)
    for (;;) {
      const { deleted } = await database.transaction(async (tx) => {
        const old = await deleteDecidedBefore(tx, before, together)
        if (old.keys.length > 0)
          await emit(tx, 'reports.pictures_discarded', { keys: old.keys }, now)
        return old
      })
      if (deleted < together) return
    }
  }
}

import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Stores a report by a staff member with the reason and evidence of a decided one; someone else than its
 * first decider decides it. False if the report is gone.
 */
export async function insertReopened(
  tx: Transaction,
  row: { report: number; number: string; id: string; staff: number },
  now: Date,
): Promise<boolean> {
  const stored = await tx.maybe<{ id: number }>(sql`
    insert into reports.report (number, client_id, staff_id, reported_id, pool_id, site_id, reason, details, not_by, at)
    select ${row.number}, ${row.id}::uuid, ${row.staff}, r.reported_id, r.pool_id, r.site_id, r.reason, r.details, d.staff_id, ${now}
    from reports.report r join reports.decision d on d.report_id = r.id where r.id = ${row.report}
    returning id`)
  if (stored === null) return false
  await tx.run(sql`
    insert into reports.evidence (report_id, position, kind, selected, content)
    select ${stored.id}, e.position, e.kind, e.selected, e.content from reports.evidence e where e.report_id = ${row.report}`)
  return true
}

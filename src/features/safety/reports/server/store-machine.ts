import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Stores an automatically opened case; null if the account is gone, if there has been an open case
 * since `openSince`, or if one was decided after the message that led to it.
 */
export async function insertMachineReport(
  tx: Transaction,
  row: { number: string; id: string; account: number; openSince: Date; sentAt: Date },
  now: Date,
): Promise<{ id: number } | null> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('reports:machine:' || ${row.account}::text, 0))`,
  )
  return tx.maybe(sql`
    insert into reports.report (number, client_id, reported_id, pool_id, site_id, reason, details, at)
    select ${row.number}, ${row.id}::uuid, a.account_id, a.pool_id, a.site_id, 'scam', '', ${now}
    from accounts.public_account a
    where a.account_id = ${row.account} and a.reachable and not exists (
      select from reports.report r left join reports.decision d on d.report_id = r.id
      where r.reported_id = a.account_id and r.reporter_id is null and r.staff_id is null
        and (d.report_id is null and r.at > ${row.openSince} or d.decided_at >= ${row.sentAt}))
    returning id`)
}

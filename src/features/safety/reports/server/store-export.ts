import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Selects a member's reports with their outcome, for their data export (BEY-13). */
export async function selectExport(queries: Queries, account: number): Promise<object[]> {
  const rows = await queries.many<{ data: object }>(sql`
    select jsonb_build_object('number', r.number, 'about', a.name, 'reason', r.reason, 'details', r.details, 'at', r.at,
      'added', (select coalesce(jsonb_agg(jsonb_build_object('reason', e.content -> 'reason', 'details', e.content -> 'text', 'at', e.content -> 'at')
        order by e.position), '[]') from reports.evidence e where e.report_id = r.id and e.kind = 'statement'),
      'outcome', d.outcome, 'statement', d.statement, 'decided_at', d.decided_at) as data
    from reports.report r
    left join reports.decision d on d.report_id = r.id
    left join accounts.public_account a on a.account_id = r.reported_id
    where r.reporter_id = ${account} order by r.id`)
  return rows.map(({ data }) => data)
}

/**
 * Selects the decisions about a member that they were emailed, for their data export: only those
 * with consequences, and never who reported.
 */
export function selectDecisionsAbout(queries: Queries, account: number): Promise<object[]> {
  return queries.many(sql`
    select r.number, d.outcome, d.statement, d.decided_at from reports.decision d join reports.report r on r.id = d.report_id
    where r.reported_id = ${account} and d.outcome <> 'nothing' order by d.decided_at, r.id`)
}

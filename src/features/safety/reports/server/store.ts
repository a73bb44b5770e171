import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Reason } from '../rules/reasons.ts'

/** A report to be stored. */
export interface NewReport {
  readonly number: string
  readonly id: string
  readonly reporter: number
  readonly reported: number
  readonly pool: number
  readonly site: number
  readonly reason: Reason
  readonly details: string
}

/** Stores a report; null if one with that id exists already. */
export function insertReport(
  tx: Transaction,
  draft: NewReport,
  now: Date,
): Promise<{ id: number } | null> {
  return tx.maybe(sql`
    insert into reports.report (number, client_id, reporter_id, reported_id, pool_id, site_id, reason, details, at)
    values (${draft.number}, ${draft.id}::uuid, ${draft.reporter}, ${draft.reported}, ${draft.pool}, ${draft.site}, ${draft.reason},
      ${draft.details}, ${now})
    on conflict on constraint report_once do nothing
    returning id`)
}

/** Stores the evidence of a report. */
export async function insertEvidence(
  tx: Transaction,
  report: number,
  evidence: readonly {
    readonly kind: 'profile' | 'message'
    readonly selected: boolean
    readonly content: object
  }[],
): Promise<void> {
  await tx.run(sql`
    insert into reports.evidence (report_id, position, kind, selected, content)
    select ${report}, e.position, e.piece ->> 'kind', (e.piece ->> 'selected')::boolean, e.piece -> 'content'
    from jsonb_array_elements(${JSON.stringify(evidence)}::jsonb) with ordinality e (piece, position)`)
}

/** The receipt of an existing report. */
export function selectReceipt(
  queries: Queries,
  reporter: number,
  id: string,
): Promise<{ number: string; at: Date } | null> {
  return queries.maybe(
    sql`select number, at from reports.report where reporter_id = ${reporter} and client_id = ${id}::uuid`,
  )
}

/** A report with its evidence, for staff. */
export interface FiledReport {
  readonly id: number
  readonly number: string
  /** Null if a staff member opened it. */
  readonly reporter: number | null
  readonly reported: number
  readonly reason: Reason
  readonly details: string
  readonly at: Date
  readonly evidence: readonly {
    readonly kind: 'profile' | 'message'
    readonly selected: boolean
    readonly content: object
  }[]
}

/** The reports of a pool, latest first. */
export function selectReports(
  queries: Queries,
  { pool, before, count }: { pool: number; before: number | null; count: number },
): Promise<FiledReport[]> {
  return queries.many(sql`
    select r.id, r.number, r.reporter_id as reporter, r.reported_id as reported, r.reason, r.details, r.at, coalesce((
        select jsonb_agg(jsonb_build_object('kind', e.kind, 'selected', e.selected, 'content', e.content) order by e.position)
        from reports.evidence e where e.report_id = r.id
      ), '[]') as evidence
    from reports.report r
    where r.pool_id = ${pool} and (${before}::bigint is null or r.id < ${before}::bigint)
    order by r.id desc limit ${count}`)
}

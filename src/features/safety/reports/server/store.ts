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
  /** When the reported member last wrote to the reporter. */
  readonly lastMessageAt: Date | null
}

/** Makes other reports by this member about that one wait until the transaction ends. */
export async function lockPair(
  tx: Transaction,
  { reporter, reported }: { reporter: number; reported: number },
): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('reports:' || ${reporter}::text || ':' || ${reported}::text, 0))`,
  )
}

/** The undecided report by a member about another; null if there is none. */
export function selectOpenReport(
  tx: Transaction,
  { reporter, reported }: { reporter: number; reported: number },
): Promise<{ id: number } | null> {
  return tx.maybe(sql`
    select r.id from reports.report r
    where r.reported_id = ${reported} and r.reporter_id = ${reporter}
      and not exists (select from reports.decision d where d.report_id = r.id)
    order by r.id limit 1`)
}

/** Stores a report; null if one with that id already exists. */
export function insertReport(
  tx: Transaction,
  draft: NewReport,
  now: Date,
): Promise<{ id: number } | null> {
  return tx.maybe(sql`
    insert into reports.report (number, client_id, reporter_id, reported_id, pool_id, site_id, reason, details, last_message_at, at)
    values (${draft.number}, ${draft.id}::uuid, ${draft.reporter}, ${draft.reported}, ${draft.pool}, ${draft.site}, ${draft.reason},
      ${draft.details}, ${draft.lastMessageAt}, ${now})
    on conflict on constraint report_once do nothing
    returning id`)
}

/** A piece of evidence to be stored. */
export interface NewEvidence {
  readonly kind: 'profile' | 'message' | 'statement'
  readonly selected: boolean
  readonly content: object
}

/** Appends evidence to a report. */
export async function appendEvidence(
  tx: Transaction,
  report: number,
  evidence: readonly NewEvidence[],
): Promise<void> {
  await tx.run(sql`
    insert into reports.evidence (report_id, position, kind, selected, content)
    select ${report}, e.position + coalesce((select max(o.position) from reports.evidence o where o.report_id = ${report}), 0),
      e.piece ->> 'kind', (e.piece ->> 'selected')::boolean, e.piece -> 'content'
    from jsonb_array_elements(${JSON.stringify(evidence)}::jsonb) with ordinality e (piece, position)`)
}

/** The receipt of an existing report, even if it was added to another. */
export function selectReceipt(
  queries: Queries,
  reporter: number,
  id: string,
): Promise<{ number: string; at: Date } | null> {
  return queries.maybe(sql`
    select number, at from reports.report r
    where r.reporter_id = ${reporter} and (r.client_id = ${id}::uuid or exists (
      select from reports.evidence e where e.report_id = r.id and e.kind = 'statement' and e.content ->> 'id' = ${id}))`)
}

/** A report with its evidence, for staff. */
export interface FiledReport {
  readonly id: number
  readonly number: string
  /** Null if staff or the machine opened it. */
  readonly reporter: number | null
  readonly reported: number
  readonly reason: Reason
  readonly details: string
  readonly at: Date
  readonly evidence: readonly NewEvidence[]
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

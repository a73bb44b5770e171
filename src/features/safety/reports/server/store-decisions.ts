import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Outcome } from '../rules/decisions.ts'
import type { Reason } from '../rules/reasons.ts'

/** A report with its names, evidence and decision. */
export interface FiledRow {
  readonly key: number
  readonly number: string
  readonly reporter: string
  /** Who of the staff opened it; null where a member reported. */
  readonly opened_by: number | null
  readonly reported: string
  readonly reachable: boolean
  readonly reason: Reason
  readonly words: string
  readonly at: Date
  readonly evidence: readonly {
    readonly kind: 'profile' | 'message'
    readonly pointed: boolean
    readonly content: {
      readonly name?: string
      readonly about?: string | null
      readonly notes?: Readonly<Record<string, string | null>>
      readonly prompts?: readonly { readonly answer: string }[]
      readonly kind?: string
      readonly from_reported?: boolean
      readonly text?: string
      readonly at?: string
    }
  }[]
  readonly staff: number | null
  readonly outcome: Outcome | null
  readonly statement: string | null
  readonly decided_at: Date | null
}

/** The reports of a pool, those first that nobody has decided; or one of them. */
export function selectFiled(
  queries: Queries,
  pool: number,
  { most, number = null }: { readonly most: number; readonly number?: string | null },
): Promise<FiledRow[]> {
  return queries.many(sql`
    select r.id as key, r.number, coalesce(a.name, '') as reporter, r.staff_id as opened_by, coalesce(b.name, '') as reported,
      coalesce(b.reachable, false) as reachable, r.reason, r.words, r.at, coalesce((
        select jsonb_agg(jsonb_build_object('kind', e.kind, 'pointed', e.pointed, 'content', e.content) order by e.position)
        from reports.evidence e where e.report_id = r.id
      ), '[]') as evidence,
      d.staff_id as staff, d.outcome, d.statement, d.decided_at
    from reports.report r
    left join reports.decision d on d.report_id = r.id
    left join accounts.public_account a on a.account_id = r.reporter_id
    left join accounts.public_account b on b.account_id = r.reported_id
    where r.pool_id = ${pool} and (${number}::text is null or r.number = ${number}::text)
    order by d.report_id is not null, case when d.report_id is null then r.id end, d.decided_at desc
    limit ${most}`)
}

/** How many of them nobody has decided. */
export async function countUndecided(queries: Queries, pool: number): Promise<number> {
  const row = await queries.one<{ waiting: number }>(sql`
    select count(*) as waiting from reports.report r
    where r.pool_id = ${pool} and not exists (select from reports.decision d where d.report_id = r.id)`)
  return row.waiting
}

/** A report about to be decided; whoever comes at the same moment waits. */
export async function lockFiled(
  tx: Transaction,
  pool: number,
  number: string,
): Promise<{
  key: number
  reported: number
  reachable: boolean
  reason: Reason
  staff: number | null
  outcome: Outcome | null
  statement: string | null
} | null> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('reports:' || ${number}::text, 0))`)
  return tx.maybe(sql`
    select r.id as key, r.reported_id as reported, r.reason, d.staff_id as staff, d.outcome, d.statement,
      coalesce(b.reachable, false) as reachable
    from reports.report r
    left join reports.decision d on d.report_id = r.id
    left join accounts.public_account b on b.account_id = r.reported_id
    where r.pool_id = ${pool} and r.number = ${number}`)
}

/** Keeps a decision. */
export function insertDecision(
  tx: Transaction,
  row: { report: number; staff: number; outcome: Outcome; statement: string },
  now: Date,
): Promise<number> {
  return tx.run(sql`
    insert into reports.decision (report_id, staff_id, outcome, statement, decided_at)
    values (${row.report}, ${row.staff}, ${row.outcome}, ${row.statement}, ${now})`)
}

/** A decided report, and where its letters go; null where a side has no address any more. */
export interface DecidedRow {
  readonly number: string
  readonly site: number
  readonly outcome: Outcome
  readonly statement: string
  /** The operator's own people opened it. */
  readonly of_office: boolean
  readonly reporter: { readonly name: string; readonly email: string; readonly locale: Locale } | null
  readonly reported: { readonly name: string; readonly email: string; readonly locale: Locale } | null
}

/** What the letters about a decision need. */
export function selectDecided(queries: Queries, report: number): Promise<DecidedRow | null> {
  return queries.maybe(sql`
    select r.number, r.site_id as site, d.outcome, d.statement, r.staff_id is not null as of_office,
      (select to_jsonb(l) from accounts.public_account_notice_email l where l.account_id = r.reporter_id) as reporter,
      (select to_jsonb(l) from accounts.public_account_notice_email l where l.account_id = r.reported_id) as reported
    from reports.report r join reports.decision d on d.report_id = r.id where r.id = ${report}`)
}

/** Whether someone is suspect (F13). */
export async function selectSuspect(queries: Queries, account: number, reporters: number): Promise<boolean> {
  const row = await queries.one<{ suspect: boolean }>(
    sql`select reports.public_is_suspect(${account}, ${reporters}) as suspect`,
  )
  return row.suspect
}

/** Writes down what one of the staff opened; nothing where it was opened before. */
export async function insertOfficeReport(
  tx: Transaction,
  row: { number: string; id: string; staff: number; reported: number; pool: number; site: number; words: string },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into reports.report (number, client_id, staff_id, reported_id, pool_id, site_id, reason, words, at)
    values (${row.number}, ${row.id}::uuid, ${row.staff}, ${row.reported}, ${row.pool}, ${row.site}, 'scam', ${row.words}, ${now})
    on conflict (client_id) where staff_id is not null do nothing`)
}

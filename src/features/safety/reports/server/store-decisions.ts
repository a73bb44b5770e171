import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Outcome } from '../rules/decisions.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Suspicion } from '../rules/suspicion.ts'

/** How many of one reporter's undecided reports about someone under age come before all others. */
const minorAhead = 3

/** A report with its names, evidence and decision. */
export interface FiledRow {
  readonly key: number
  readonly number: string
  readonly reporter: string
  /**
   * The staff member who opened it; null if a member reported it or it was opened automatically.
   */
  readonly opened_by: number | null
  readonly by_machine: boolean
  readonly not_by: number | null
  readonly reported: string
  /** The public id of the reported member; null once the account is erased. */
  readonly member: string | null
  readonly reachable: boolean
  readonly pausable: boolean
  readonly paused_until: Date | null
  readonly reason: Reason
  readonly details: string
  readonly at: Date
  readonly evidence: readonly {
    readonly position: number
    readonly kind: 'profile' | 'message' | 'statement'
    readonly selected: boolean
    readonly content: {
      readonly picture?: string | null
      readonly name?: string
      readonly about?: string | null
      readonly notes?: Readonly<Record<string, string | null>>
      readonly prompts?: readonly { readonly answer: string }[]
      readonly kind?: string
      readonly from_reported?: boolean
      readonly text?: string
      readonly reason?: Reason
      readonly at?: string
      readonly versions?: readonly { text: string; at: string; shown: boolean }[]
      readonly deleted_at?: string
    }
  }[]
  readonly staff: number | null
  readonly outcome: Outcome | null
  readonly for_deceiving: boolean
  readonly statement: string | null
  readonly decided_at: Date | null
  /** Whether its account is closed, and not only paused. */
  readonly closed: boolean
}

/** Which reports to select. */
export interface FiledQuery {
  readonly limit: number
  readonly offset?: number
  readonly machineSince: Date
  /** Only this one. */
  readonly number?: string
  /** Reports with a request that waits for a second person: they come first. */
  readonly requested?: readonly string[]
}

/**
 * Reports of a pool: those with a request first, then undecided ones, those about someone under age
 * first; then lapsed and decided ones, those of paused accounts first; or a single one. Of each
 * reporter, only three undecided reports about someone under age come first, so that no one can
 * bury the others.
 */
export function selectFiled(
  queries: Queries,
  pool: number,
  { limit, offset = 0, machineSince, number, requested = [] }: FiledQuery,
): Promise<FiledRow[]> {
  return queries.many(sql`
    select r.id as key, r.number, coalesce(a.name, '') as reporter, r.staff_id as opened_by, r.not_by, r.reporter_id is null and r.staff_id is null as by_machine,
      coalesce(b.name, '') as reported, b.member_id as member,
      coalesce(b.reachable, false) as reachable, coalesce(b.kind = 'member' and b.status = 'active', false) as pausable, b.paused_until, r.reason, r.details, r.at, coalesce((
        select jsonb_agg(jsonb_build_object('position', e.position, 'kind', e.kind, 'selected', e.selected, 'content', e.content) order by e.position)
        from reports.evidence e where e.report_id = r.id
      ), '[]') as evidence,
      d.staff_id as staff, d.outcome, coalesce(d.for_deceiving, false) as for_deceiving, d.statement, d.decided_at,
      coalesce(b.status = 'disabled' and b.paused_until is null, false) as closed
    from reports.report r
    left join reports.decision d on d.report_id = r.id
    left join accounts.public_account a on a.account_id = r.reporter_id
    left join accounts.public_account b on b.account_id = r.reported_id
    where r.pool_id = ${pool} and (${number ?? null}::text is null or r.number = ${number ?? null}::text)
    order by r.number <> all(${requested}::text[]), not (d.report_id is null and (r.reporter_id is not null or r.staff_id is not null or r.at > ${machineSince})),
      -- Someone who may be under age comes first; paused accounts stay in view.
      d.report_id is not null or r.reason <> 'minor' and not exists (
        select from reports.evidence s where s.report_id = r.id and s.kind = 'statement' and s.content ->> 'reason' = 'minor')
        or (select count(*) from reports.report o where o.reporter_id = r.reporter_id and o.id < r.id and o.reason = 'minor'
          and not exists (select from reports.decision od where od.report_id = o.id)) >= ${minorAhead},
      d.outcome is distinct from 'pause' or b.paused_until is null,
      case when d.report_id is null then r.id end, d.decided_at desc
    limit ${limit} offset ${offset}`)
}

/** Counts the undecided reports, without automatically opened cases that have expired. */
export function countUndecided(
  queries: Queries,
  pool: number,
  machineSince: Date,
): Promise<{ readonly waiting: number; readonly oldestAt: Date | null }> {
  return queries.one(sql`
    select count(*) as waiting, min(r.at) as "oldestAt" from reports.report r
    where r.pool_id = ${pool} and not exists (select from reports.decision d where d.report_id = r.id)
      and (r.reporter_id is not null or r.staff_id is not null or r.at > ${machineSince})`)
}

/** A report as it is decided. */
interface LockedReport {
  readonly key: number
  readonly reported: number
  readonly reachable: boolean
  readonly reason: Reason
  /** The site on which it was reported. */
  readonly site: number
  /** The member who reported; null if staff or the machine did. */
  readonly reporter: number | null
  /** The staff member who opened it. */
  readonly opened_by: number | null
  /** The staff member who may not decide it, because it reopens their decision. */
  readonly not_by: number | null
  readonly staff: number | null
  readonly outcome: Outcome | null
  readonly statement: string | null
  readonly for_deceiving: boolean | null
}

/** Locks a report of a pool for a decision; concurrent callers wait. */
export function lockFiled(
  tx: Transaction,
  pool: number,
  number: string,
): Promise<LockedReport | null> {
  return lock(tx, number, pool)
}

/** Locks a report of any pool for a decision that was requested about it. */
export function lockNumbered(tx: Transaction, number: string): Promise<LockedReport | null> {
  return lock(tx, number, null)
}

async function lock(
  tx: Transaction,
  number: string,
  pool: number | null,
): Promise<LockedReport | null> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('reports:' || ${number}::text, 0))`,
  )
  return tx.maybe(sql`
    select r.id as key, r.reported_id as reported, r.reason, r.site_id as site, r.reporter_id as reporter, r.staff_id as opened_by, r.not_by, d.staff_id as staff, d.outcome, d.statement, d.for_deceiving,
      coalesce(b.reachable, false) as reachable
    from reports.report r
    left join reports.decision d on d.report_id = r.id
    left join accounts.public_account b on b.account_id = r.reported_id
    where r.number = ${number} and (${pool}::bigint is null or r.pool_id = ${pool}::bigint)`)
}

export function insertDecision(
  tx: Transaction,
  row: {
    report: number
    staff: number
    outcome: Outcome
    forDeceiving: boolean
    statement: string
    /** When a suspension ends. */
    until?: Date
  },
  now: Date,
): Promise<number> {
  return tx.run(sql`
    insert into reports.decision (report_id, staff_id, outcome, for_deceiving, statement, until, decided_at)
    values (${row.report}, ${row.staff}, ${row.outcome}, ${row.forDeceiving}, ${row.statement}, ${row.until ?? null}, ${now})`)
}

/**
 * A decided report with the recipients of its emails; null for a side that no longer has an
 * address.
 */
export interface DecidedRow {
  readonly number: string
  readonly site: number
  /** When a paused account is deleted; null if it isn't paused. */
  readonly paused_until: Date | null
  readonly outcome: Outcome
  /** When a suspension ends. */
  readonly until: Date | null
  readonly statement: string
  /** Whether it was opened by staff or automatically. */
  readonly of_office: boolean
  readonly reporter: {
    readonly account_id: number
    readonly name: string
    readonly email: string
    readonly locale: Locale
  } | null
  readonly reported: {
    readonly account_id: number
    readonly name: string
    readonly email: string
    readonly locale: Locale
  } | null
}

/** Selects the data for the emails about a decision. */
export function selectDecided(queries: Queries, report: number): Promise<DecidedRow | null> {
  return queries.maybe(sql`
    select r.number, r.site_id as site, (select b.paused_until from accounts.public_account b where b.account_id = r.reported_id) as paused_until, d.outcome, d.until, d.statement, r.reporter_id is null as of_office,
      (select to_jsonb(l) from accounts.public_account_notice_email l where l.account_id = r.reporter_id) as reporter,
      (select to_jsonb(l) from accounts.public_account_notice_email l where l.account_id = r.reported_id) as reported
    from reports.report r join reports.decision d on d.report_id = r.id where r.id = ${report}`)
}

/** Whether someone is a suspect (F13). */
export async function selectIsSuspect(
  queries: Queries,
  account: number,
  { reporters, machine_since }: Suspicion,
): Promise<boolean> {
  const row = await queries.one<{ suspect: boolean }>(
    sql`select reports.public_is_suspect(${account}, ${reporters}, ${machine_since}) as suspect`,
  )
  return row.suspect
}

/** Stores a report by a staff member; returns its key, null if it exists already. */
export async function insertStaffReport(
  tx: Transaction,
  row: {
    number: string
    id: string
    staff: number
    reported: number
    pool: number
    site: number
    reason: Reason
    reportText: string
    /** The staff member who may not decide it, because they propose the decision. */
    notBy?: number
  },
  now: Date,
): Promise<number | null> {
  const stored = await tx.maybe<{ id: number }>(sql`
    insert into reports.report (number, client_id, staff_id, reported_id, pool_id, site_id, reason, details, not_by, at)
    values (${row.number}, ${row.id}::uuid, ${row.staff}, ${row.reported}, ${row.pool}, ${row.site}, ${row.reason}, ${row.reportText}, ${row.notBy ?? null}, ${now})
    on conflict (client_id) where staff_id is not null do nothing returning id`)
  return stored?.id ?? null
}

/** Whether an account was paused before. If it is active, it was resumed. */
export async function selectWasPaused(
  queries: Queries,
  account: number,
  statement: string | null = null,
): Promise<boolean> {
  const { paused } = await queries.one<{ paused: boolean }>(sql`
    select exists (
      select from reports.report r join reports.decision d on d.report_id = r.id
      where r.reported_id = ${account} and d.outcome = 'pause'
        and (${statement}::text is null or d.statement = ${statement}::text)) as paused`)
  return paused
}

/**
 * Counts the accounts that a staff member paused since an instant without a member's report.
 * Concurrent callers for the same staff member wait.
 */
export async function countOfficePauses(
  tx: Transaction,
  staff: number,
  since: Date,
): Promise<number> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('reports:pauses:' || ${staff}::text, 0))`,
  )
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from reports.decision d join reports.report r on r.id = d.report_id
    where d.staff_id = ${staff} and d.outcome = 'pause' and d.decided_at > ${since} and r.staff_id = d.staff_id`)
  return count
}

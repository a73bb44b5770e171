import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Decided, Origin, Outcome, RuleKey, Side, Source, Topic } from '../rules/cases.ts'

/** A complaint or an appeal, as staff decide it. */
export interface OfficeCase {
  readonly kind: 'complaint' | 'appeal'
  /** The key of the complaint or the appeal. */
  readonly id: number
  readonly public_id: string
  readonly number: string
  readonly about: Topic | null
  readonly account: number | null
  readonly reference: string
  readonly details: string
  readonly at: Date
  readonly due_at: Date
  readonly report_opened_at: Date | null
  /** The decision it is about. */
  readonly statement_id: number | null
  readonly involved: readonly number[]
  readonly outcome: Outcome | null
  readonly statement: string | null
  readonly staff: number | null
  readonly decided_at: Date | null
  readonly restored: boolean | null
  /** The kind of decision that was appealed; null for a complaint. */
  readonly source: Source | null
}

const cases = sql.part`(
    select 'complaint' as kind, c.id, c.public_id, c.number, c.pool_id, c.about, c.account_id as account, c.reference, c.details, c.received_at as at, c.due_at,
      c.report_opened_at, (select m.id from complaints.statement m where m.id = c.about_statement_id) as statement_id, s.outcome, s.statement, s.staff_id as staff, s.decided_at, null::boolean as restored, null as source
    from complaints.complaint c left join complaints.statement s on s.complaint_id = c.id
    where c.kind = 'complaint'
    union all
    select 'appeal', a.id, a.public_id, a.number, s.pool_id, null, coalesce(s.account_id, c.account_id), '', a.details, a.filed_at, a.due_at,
      null, a.statement_id, d.outcome, d.statement, d.staff_id, d.decided_at, d.restored, s.source
    from complaints.appeal a join complaints.statement s on s.id = a.statement_id
    left join complaints.complaint c on c.id = s.complaint_id
    left join complaints.appeal_decision d on d.appeal_id = a.id
  ) x`
const columns = sql.part`x.*, case when x.statement_id is null then '[]' else to_jsonb(complaints.involved(x.statement_id)) end as involved`

/** The undecided cases of a pool whose deadline is next, or the decided ones, latest first. */
export function selectCases(
  queries: Queries,
  pool: number,
  { decided, limit }: { decided: boolean; limit: number },
): Promise<OfficeCase[]> {
  return queries.many(
    decided
      ? sql`select ${columns} from ${cases} where x.pool_id = ${pool} and x.outcome is not null order by x.decided_at desc limit ${limit}`
      : sql`select ${columns} from ${cases} where x.pool_id = ${pool} and x.outcome is null order by x.due_at, x.kind, x.id limit ${limit}`,
  )
}

/** Counts the undecided cases of a pool. */
export async function countCases(queries: Queries, pool: number): Promise<number> {
  const { waiting } = await queries.one<{ waiting: number }>(
    sql`select count(*)::int as waiting from ${cases} where x.pool_id = ${pool} and x.outcome is null`,
  )
  return waiting
}

/** Counts the undecided cases of a pool, or of all, whose deadline is at an instant or before. */
export async function countDueBy(
  queries: Queries,
  by: Date,
  pool: number | null = null,
): Promise<number> {
  const { due } = await queries.one<{ due: number }>(sql`
    select count(*)::int as due from ${cases}
    where x.outcome is null and x.due_at <= ${by} and (${pool}::int is null or x.pool_id = ${pool}::int)`)
  return due
}

/** Since when the oldest of them has been waiting; null if nothing is. */
export async function selectOldestCaseAt(queries: Queries, pool: number): Promise<Date | null> {
  const row = await queries.one<{ at: Date | null }>(
    sql`select min(x.at) as at from ${cases} where x.pool_id = ${pool} and x.outcome is null`,
  )
  return row.at
}

/** The id of a case in the work queue, by its number; null if the pool has none with it. */
export async function selectQueueItem(
  queries: Queries,
  pool: number,
  number: string,
): Promise<string | null> {
  const row = await queries.maybe<{ item: string }>(
    sql`select x.public_id as item from ${cases} where x.pool_id = ${pool} and x.number = ${number}`,
  )
  return row?.item ?? null
}

/** One case of a pool by its number. */
export function selectCaseByNumber(
  queries: Queries,
  pool: number,
  number: string,
): Promise<OfficeCase | null> {
  return queries.maybe(
    sql`select ${columns} from ${cases} where x.pool_id = ${pool} and x.number = ${number}`,
  )
}

/** The decision that a case is about. */
export interface FirstDecision {
  readonly number: string
  readonly source: Source
  readonly subject: string
  readonly side: Side
  readonly outcome: Decided
  readonly rule: RuleKey | null
  readonly origin: Origin | null
  readonly statement: string | null
  readonly staff: number
  readonly decided_at: Date
}

export function selectFirstDecision(queries: Queries, statement: number): Promise<FirstDecision> {
  return queries.one(sql`
    select number, source, subject, side, outcome, rule, origin, statement, staff_id as staff, decided_at
    from complaints.statement where id = ${statement}`)
}

/** A member by public id, if they are in the pool. */
export function selectMember(
  queries: Queries,
  pool: number,
  member: string,
): Promise<{ account_id: number; id: string; name: string; reachable: boolean } | null> {
  return queries.maybe(sql`
    select account_id, member_id as id, name, reachable from accounts.public_account
    where member_id = ${member}::uuid and pool_id = ${pool} and kind = 'member'`)
}

/** The name of an account; null if it is gone. */
export async function selectName(queries: Queries, account: number): Promise<string | null> {
  const row = await queries.maybe<{ name: string }>(
    sql`select name from accounts.public_account where account_id = ${account}`,
  )
  return row?.name ?? null
}

/** Stores the decision on an appeal; the database refuses the first decider. */
export function insertAppealDecision(
  tx: Transaction,
  row: {
    appeal: number
    staff: number
    outcome: Outcome
    statement: string
    restored: boolean | null
  },
  now: Date,
): Promise<number> {
  return tx.run(sql`
    insert into complaints.appeal_decision (appeal_id, staff_id, first_staff_id, outcome, statement, restored, decided_at)
    select a.id, ${row.staff}, s.staff_id, ${row.outcome}, ${row.statement}, ${row.restored}, ${now}
    from complaints.appeal a join complaints.statement s on s.id = a.statement_id where a.id = ${row.appeal}`)
}

/** The site of a complaint, for its decision. */
export async function selectSite(queries: Queries, complaint: number): Promise<number> {
  const { site } = await queries.one<{ site: number }>(
    sql`select site_id as site from complaints.complaint where id = ${complaint}`,
  )
  return site
}

/** Notes that a report was opened because of a complaint; false if one was opened before. */
export async function markReportOpened(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const marked = await tx.run(
    sql`update complaints.complaint set report_opened_at = ${now} where id = ${id} and report_opened_at is null`,
  )
  return marked === 1
}

import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Decided, Origin, RuleKey, Side, Source } from '../rules/cases.ts'

/** A statement of reasons to be stored. */
export interface NewStatement {
  readonly number: string
  readonly pool: number
  readonly site: number
  readonly account: number | null
  readonly complaint: number | null
  readonly side: Side
  readonly source: Source
  readonly subject: string
  readonly outcome: Decided
  readonly rule: RuleKey | null
  readonly origin: Origin | null
  readonly statement: string | null
  readonly staff: number
  readonly endsAt?: Date
  /** Whether its email is sent with the decision; otherwise it is announced a little later. */
  readonly announced: boolean
}

/** Stores a statement; returns its key. */
export async function insertStatement(
  tx: Transaction,
  row: NewStatement,
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into complaints.statement (number, pool_id, site_id, account_id, complaint_id, side, source, subject, outcome, rule,
      origin, statement, staff_id, decided_at, announced_at, ends_at)
    values (${row.number}, ${row.pool}, ${row.site}, ${row.account}, ${row.complaint}, ${row.side}, ${row.source}, ${row.subject},
      ${row.outcome}, ${row.rule}, ${row.origin}, ${row.statement}, ${row.staff}, ${now}, ${row.announced ? now : null},
      ${row.endsAt ?? null})
    returning id`)
  return id
}

/** Adds a staff member who confirmed the latest decision about a subject. */
export function addConfirming(
  tx: Transaction,
  { source, subject, staff }: { source: Source; subject: string; staff: number },
): Promise<number> {
  return tx.run(sql`
    update complaints.statement set confirmed_by = confirmed_by || ${staff}::bigint
    where id = (select max(id) from complaints.statement where subject = ${subject} and source = ${source} and retracted_at is null)
      and not ${staff}::bigint = any(confirmed_by)`)
}

/** Takes back the latest statement about a subject that no one has been told about. */
export function retractStatement(tx: Transaction, subject: string, now: Date): Promise<number> {
  return tx.run(sql`
    update complaints.statement set retracted_at = ${now}
    where id = (select max(id) from complaints.statement where subject = ${subject}) and announced_at is null and retracted_at is null`)
}

/** The key of the latest statement about a subject for one side; null if there is none. */
export async function selectStatementKey(
  queries: Queries,
  { source, subject, side }: { source: Source; subject: string; side: Side },
): Promise<number | null> {
  const row = await queries.maybe<{ id: number }>(sql`
    select id from complaints.statement
    where subject = ${subject} and source = ${source} and side = ${side} and retracted_at is null order by id desc limit 1`)
  return row?.id ?? null
}

/** Marks waiting statements decided before an instant as announced; returns their keys. */
export async function markAnnounced(
  tx: Transaction,
  { before, limit, now }: { before: Date; limit: number; now: Date },
): Promise<number[]> {
  const rows = await tx.many<{ id: number }>(sql`
    update complaints.statement set announced_at = ${now} where id in (
      select id from complaints.statement where announced_at is null and retracted_at is null and decided_at < ${before}
      order by decided_at limit ${limit} for update skip locked)
    returning id`)
  return rows.map(({ id }) => id)
}

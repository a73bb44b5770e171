import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A support request as staff read it. */
export interface SupportRow {
  readonly number: string
  readonly from: string | null
  readonly email: string | null
  readonly at: Date
  readonly due_at: Date
  readonly details: string
  readonly answers: readonly {
    readonly text: string
    readonly staff: number
    readonly at: string
  }[]
}

const answered = sql.part`exists (select from complaints.answer w where w.complaint_id = c.id)`

/** The support requests of a pool: unanswered ones, earliest first, or answered ones, latest first. */
export function selectRequests(
  queries: Queries,
  pool: number,
  { done, limit }: { done: boolean; limit: number },
): Promise<SupportRow[]> {
  return queries.many(sql`
    select c.number, a.name as from, c.email, c.received_at as at, c.due_at, c.details, coalesce((
        select jsonb_agg(jsonb_build_object('text', w.text, 'staff', w.staff_id, 'at', w.at) order by w.id)
        from complaints.answer w where w.complaint_id = c.id), '[]') as answers
    from complaints.complaint c left join accounts.public_account a on a.account_id = c.account_id
    where c.pool_id = ${pool} and c.kind = 'support' and ${answered} = ${done}
    order by ${done ? sql.part`c.received_at desc` : sql.part`c.due_at, c.id`} limit ${limit}`)
}

/** Counts the unanswered support requests of a pool. */
export async function countRequests(queries: Queries, pool: number): Promise<number> {
  const { waiting } = await queries.one<{ waiting: number }>(sql`
    select count(*)::int as waiting from complaints.complaint c where c.pool_id = ${pool} and c.kind = 'support' and not ${answered}`)
  return waiting
}

/** Since when the oldest of them has been waiting; null if nothing is. */
export async function selectOldestRequestAt(queries: Queries, pool: number): Promise<Date | null> {
  const row = await queries.one<{ at: Date | null }>(sql`
    select min(c.received_at) as at from complaints.complaint c where c.pool_id = ${pool} and c.kind = 'support' and not ${answered}`)
  return row.at
}

/** Locks a support request of a pool; returns its key and the ids of its answers. */
export async function lockRequest(
  tx: Transaction,
  pool: number,
  number: string,
): Promise<{ id: number; answers: readonly string[] } | null> {
  const row = await tx.maybe<{ id: number }>(sql`
    select id from complaints.complaint
    where number = ${number} and pool_id = ${pool} and kind = 'support' for update`)
  if (row === null) return null
  const answers = await tx.many<{ client_id: string }>(
    sql`select client_id from complaints.answer where complaint_id = ${row.id} order by id`,
  )
  return { id: row.id, answers: answers.map(({ client_id: id }) => id) }
}

/** Stores an answer; returns its key. */
export async function insertAnswer(
  tx: Transaction,
  row: { complaint: number; clientId: string; staff: number; text: string },
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into complaints.answer (complaint_id, client_id, staff_id, text, at)
    values (${row.complaint}, ${row.clientId}::uuid, ${row.staff}, ${row.text}, ${now}) returning id`)
  return id
}

import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Cases per transaction. */
const together = 200

/**
 * Deletes old cases, at most a few hundred; returns how many. A decided case is deleted a year
 * after its last decision or answer, any other after two years.
 */
export async function deleteOldCases(
  tx: Transaction,
  { decidedBefore, filedBefore }: { decidedBefore: Date; filedBefore: Date },
): Promise<number> {
  const statements = await tx.many<{ id: number }>(sql`
    select s.id from complaints.statement s left join complaints.appeal a on a.statement_id = s.id
    left join complaints.appeal_decision d on d.appeal_id = a.id
    where s.decided_at < ${decidedBefore} and (a.id is null or d.decided_at < ${decidedBefore} or a.filed_at < ${filedBefore})
    order by s.decided_at limit ${together}`)
  const deleted = await deleteStatements(
    tx,
    statements.map(({ id }) => id),
  )
  const complaints = await tx.many<{ id: number }>(sql`
    select c.id from complaints.complaint c
    where not exists (select from complaints.statement s where s.complaint_id = c.id)
      and (c.received_at < ${filedBefore} or c.kind = 'support' and c.received_at < ${decidedBefore}
        and not exists (select from complaints.answer w where w.complaint_id = c.id and w.at >= ${decidedBefore})
        and exists (select from complaints.answer w where w.complaint_id = c.id))
    order by c.received_at limit ${together}`)
  return (
    deleted +
    (await deleteComplaints(
      tx,
      complaints.map(({ id }) => id),
    ))
  )
}

/** Deletes statements with their appeals, and the complaints they decided. */
async function deleteStatements(tx: Transaction, ids: readonly number[]): Promise<number> {
  const keys = sql`any(${[...ids]}::bigint[])`
  await tx.run(sql`
    delete from complaints.appeal_decision where appeal_id in (select id from complaints.appeal where statement_id = ${keys})`)
  await tx.run(sql`delete from complaints.appeal where statement_id = ${keys}`)
  const decided = await tx.many<{ complaint_id: number | null }>(
    sql`delete from complaints.statement where id = ${keys} returning complaint_id`,
  )
  await deleteComplaints(
    tx,
    decided.flatMap(({ complaint_id: id }) => (id === null ? [] : [id])),
  )
  return decided.length
}

async function deleteComplaints(tx: Transaction, ids: readonly number[]): Promise<number> {
  const keys = sql`any(${[...ids]}::bigint[])`
  await tx.run(sql`delete from complaints.answer where complaint_id = ${keys}`)
  return tx.run(sql`delete from complaints.complaint where id = ${keys}`)
}

/** Deletes an account's closed cases; open ones stay until they are decided and expire. */
export async function deleteClosedCases(tx: Transaction, account: number): Promise<void> {
  const statements = await tx.many<{ id: number }>(sql`
    select s.id from complaints.statement s left join complaints.complaint c on c.id = s.complaint_id
    where (s.account_id = ${account} or c.account_id = ${account}) and not exists (
      select from complaints.appeal a where a.statement_id = s.id
        and not exists (select from complaints.appeal_decision d where d.appeal_id = a.id))`)
  await deleteStatements(
    tx,
    statements.map(({ id }) => id),
  )
  const answered = await tx.many<{ id: number }>(sql`
    select c.id from complaints.complaint c
    where c.account_id = ${account} and exists (select from complaints.answer w where w.complaint_id = c.id)`)
  await deleteComplaints(
    tx,
    answered.map(({ id }) => id),
  )
}

/** A member's cases for their data export, without the names of staff. */
export async function selectExport(
  queries: Queries,
  account: number,
): Promise<Readonly<Record<'complaints' | 'decisions', unknown>>> {
  const complaints = await queries.many(sql`
    select c.number, c.kind, c.about, c.reference, c.details, c.email, c.received_at, c.due_at, coalesce((
        select jsonb_agg(jsonb_build_object('text', w.text, 'at', w.at) order by w.id) from complaints.answer w where w.complaint_id = c.id), '[]') as answers
    from complaints.complaint c where c.account_id = ${account} order by c.id`)
  const decisions = await queries.many(sql`
    select s.number, s.source, s.outcome, s.rule, s.origin, s.statement, s.decided_at, s.ends_at, a.number as appeal_number, a.details as appeal, a.filed_at as appealed_at,
      d.outcome as appeal_outcome, d.statement as appeal_statement, d.restored, d.decided_at as appeal_decided_at
    from complaints.statement s left join complaints.appeal a on a.statement_id = s.id left join complaints.appeal_decision d on d.appeal_id = a.id
    where s.account_id = ${account} and s.retracted_at is null order by s.id`)
  return { complaints, decisions }
}

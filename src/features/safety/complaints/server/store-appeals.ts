import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Stores an appeal; null if the decision was appealed already. */
export function insertAppeal(
  tx: Transaction,
  row: {
    id: string
    number: string
    clientId: string
    statement: number
    details: string
    dueAt: Date
  },
  now: Date,
): Promise<{ id: number } | null> {
  return tx.maybe(sql`
    insert into complaints.appeal (public_id, number, client_id, statement_id, details, filed_at, due_at)
    values (${row.id}::uuid, ${row.number}, ${row.clientId}::uuid, ${row.statement}, ${row.details}, ${now}, ${row.dueAt})
    on conflict on constraint appeal_once do nothing returning id`)
}

const undecided = sql.part`complaints.statement s join complaints.appeal a on a.statement_id = s.id
  where not exists (select from complaints.appeal_decision d where d.appeal_id = a.id)`

/** The accounts with an undecided appeal against their pause. */
export async function selectAppealing(queries: Queries): Promise<number[]> {
  const rows = await queries.many<{ account: number }>(sql`
    select s.account_id as account from ${undecided} and s.outcome = 'pause' and s.side = 'affected' and s.account_id is not null`)
  return rows.map(({ account }) => account)
}

/** The reports whose decision either side has appealed, without a decision yet. */
export async function selectAppealedReports(queries: Queries): Promise<string[]> {
  const rows = await queries.many<{ number: string }>(
    sql`select distinct s.subject as number from ${undecided} and s.source = 'report'`,
  )
  return rows.map(({ number }) => number)
}

/** Whether an appeal about a photo is undecided. */
export async function selectIsPhotoAppealed(queries: Queries, photo: string): Promise<boolean> {
  const { appealed } = await queries.one<{ appealed: boolean }>(sql`
    select exists (
      select from complaints.statement s join complaints.appeal a on a.statement_id = s.id
      where s.subject = ${photo} and s.source = 'photo'
        and not exists (select from complaints.appeal_decision d where d.appeal_id = a.id)) as appealed`)
  return appealed
}

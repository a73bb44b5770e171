import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Whether a member wants neutral emails; false unless they chose it. */
export async function selectWantsNeutralEmails(
  queries: Queries,
  account: number,
): Promise<boolean> {
  const row = await queries.maybe<{ neutral_emails: boolean }>(
    sql`select neutral_emails from quiet_mode.preference where account_id = ${account}`,
  )
  return row?.neutral_emails ?? false
}

export async function upsertWantsNeutralEmails(
  queries: Queries,
  account: number,
  neutral: boolean,
  now: Date,
): Promise<void> {
  await queries.run(sql`
    insert into quiet_mode.preference (account_id, neutral_emails, chosen_at) values (${account}, ${neutral}, ${now})
    on conflict (account_id) do update set neutral_emails = excluded.neutral_emails, chosen_at = excluded.chosen_at`)
}

export async function deleteChoice(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from quiet_mode.preference where account_id = ${account}`)
}

/** A member's stored choice, for their data export. */
export function selectExport(
  queries: Queries,
  account: number,
): Promise<{ neutral_emails: boolean; chosen_at: Date } | null> {
  return queries.maybe(
    sql`select neutral_emails, chosen_at from quiet_mode.preference where account_id = ${account}`,
  )
}

import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Whether a member wants neutral letters; nobody does who never chose. */
export async function selectLetters(queries: Queries, account: number): Promise<boolean> {
  const row = await queries.maybe<{ letters: boolean }>(
    sql`select letters from quiet_mode.preference where account_id = ${account}`,
  )
  return row?.letters ?? false
}

/** Keeps a member's choice. */
export async function upsertLetters(queries: Queries, account: number, letters: boolean, now: Date): Promise<void> {
  await queries.run(sql`
    insert into quiet_mode.preference (account_id, letters, chosen_at) values (${account}, ${letters}, ${now})
    on conflict (account_id) do update set letters = excluded.letters, chosen_at = excluded.chosen_at`)
}

/** Removes what was kept of an account. */
export async function deleteChoice(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from quiet_mode.preference where account_id = ${account}`)
}

/** What is kept of a member, for their own file. */
export function selectExport(queries: Queries, account: number): Promise<{ letters: boolean; chosen_at: Date } | null> {
  return queries.maybe(sql`select letters, chosen_at from quiet_mode.preference where account_id = ${account}`)
}

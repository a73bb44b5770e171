import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Returns everything the feature stores about a member, for their data export. */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const [settings, emails, reminders, suppression] = await Promise.all([
    queries.maybe<object>(
      sql`select to_jsonb(p) - 'account_id' as settings from notifications.preference p where account_id = ${account}`,
    ),
    queries.many<object>(sql`
      select kind, state, created_at, settled_at from notifications.email where account_id = ${account} order by created_at`),
    queries.many<object>(
      sql`select conversation, stage, due_at from notifications.reminder where account_id = ${account} order by conversation`,
    ),
    queries.many<object>(sql`
      select reason, soft_bounces, first_at, last_at from notifications.suppression where account_id = ${account} order by first_at`),
  ])
  return { ...settings, emails, reminders, held_back: suppression }
}

/** Deletes everything about a member. */
export async function deleteAccountData(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from notifications.email where account_id = ${account}`)
  await tx.run(sql`delete from notifications.reminder where account_id = ${account}`)
  await tx.run(sql`delete from notifications.suppression where account_id = ${account}`)
  await tx.run(sql`delete from notifications.preference where account_id = ${account}`)
}

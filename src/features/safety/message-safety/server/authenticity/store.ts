import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** When an account was created, and whether its email address was confirmed. */
export function selectAccountFacts(
  queries: Queries,
  account: number,
): Promise<{ confirmed: boolean; since: Date }> {
  return queries.one(sql`
    select a.activated_at is not null as confirmed, a.created_at as since
    from accounts.public_account a where a.account_id = ${account}`)
}

/** Deletes the notices between two accounts, whichever of them asked. */
export async function deleteBetween(tx: Transaction, one: number, other: number): Promise<void> {
  await tx.run(sql`
    delete from message_safety.notice
    where (asked_by = ${one} and profile_id = ${other}) or (asked_by = ${other} and profile_id = ${one})`)
}

/** Deletes notices shown to an account or about it. */
export async function deleteByAccount(tx: Transaction, account: number): Promise<void> {
  await tx.run(
    sql`delete from message_safety.notice where asked_by = ${account} or profile_id = ${account}`,
  )
}

/** Notices about fictional profiles that a member was shown, for their data export (BEY-13). */
export async function selectExport(queries: Queries, account: number): Promise<object[]> {
  const rows = await queries.many<{ data: object }>(sql`
    select jsonb_build_object('conversation', n.conversation, 'after_message', n.after_seq, 'said', n.kind, 'profile', a.name, 'at', n.at) as data
    from message_safety.notice n left join accounts.public_account a on a.account_id = n.profile_id
    where n.asked_by = ${account} order by n.at, n.after_seq`)
  return rows.map(({ data }) => data)
}

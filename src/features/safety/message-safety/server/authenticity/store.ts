import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Since when an account is there, and whether its address was confirmed. */
export function selectKnown(queries: Queries, account: number): Promise<{ confirmed: boolean; since: Date }> {
  return queries.one(sql`
    select a.activated_at is not null as confirmed, a.created_at as since
    from accounts.public_account a where a.account_id = ${account}`)
}

/** Removes what was said between two, whichever of them asked. */
export async function deleteBetween(tx: Transaction, one: number, other: number): Promise<void> {
  await tx.run(sql`
    delete from message_safety.notice
    where (asked_by = ${one} and profile_id = ${other}) or (asked_by = ${other} and profile_id = ${one})`)
}

/** Removes what was said to an account or about it. */
export async function deleteOf(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from message_safety.notice where asked_by = ${account} or profile_id = ${account}`)
}

/** What a member was told of fictional profiles, for their own file (BEY-13). */
export async function selectExport(queries: Queries, account: number): Promise<object[]> {
  const rows = await queries.many<{ data: object }>(sql`
    select jsonb_build_object('conversation', n.conversation, 'after_message', n.after_seq, 'said', n.kind, 'profile', a.name, 'at', n.at) as data
    from message_safety.notice n left join accounts.public_account a on a.account_id = n.profile_id
    where n.asked_by = ${account} order by n.at, n.after_seq`)
  return rows.map(({ data }) => data)
}

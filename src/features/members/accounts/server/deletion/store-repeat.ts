import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** The hash of an account's random public id, as hexadecimal text. */
const memberHash = sql`sha256(convert_to(a.member_id::text, 'UTF8'))`

/** Records that an account is being erased; called while it still exists. */
export function insertErasedMember(tx: Transaction, account: number, now: Date): Promise<number> {
  return tx.run(sql`
    insert into accounts.erased_member (member_hash, erased_at)
    select ${memberHash}, ${now} from accounts.account a where a.id = ${account} and a.kind = 'member'
    on conflict do nothing`)
}

/** Adds hashes from a backup's list, so that the next list has them as well. */
export function insertErasedHashes(
  queries: Queries,
  hashes: readonly string[],
  now: Date,
): Promise<number> {
  return queries.run(sql`
    insert into accounts.erased_member (member_hash, erased_at)
    select decode(h, 'hex'), ${now} from unnest(${[...hashes]}::text[]) h on conflict do nothing`)
}

export function deleteOldErasedMembers(queries: Queries, before: Date): Promise<number> {
  return queries.run(sql`delete from accounts.erased_member where erased_at < ${before}`)
}

/** The hashes of erased members. */
export async function selectErasedMembers(queries: Queries): Promise<string[]> {
  const rows = await queries.many<{ hash: string }>(sql`
    select encode(member_hash, 'hex') as hash from accounts.erased_member order by 1`)
  return rows.map(({ hash }) => hash)
}

/** Members who have deleted their account and can still bring it back. */
export function selectDeletedMembers(queries: Queries): Promise<{ hash: string; at: Date }[]> {
  return queries.many(sql`
    select encode(${memberHash}, 'hex') as hash, a.deleted_at as at from accounts.account a
    where a.deleted_at is not null and a.kind = 'member' order by 1`)
}

/** The accounts to which these hashes belong. Reads all accounts, for use after a restore. */
export function selectByHash(
  queries: Queries,
  hashes: readonly string[],
): Promise<{ readonly id: number; readonly hash: string }[]> {
  return queries.many(sql`
    select a.id, encode(${memberHash}, 'hex') as hash from accounts.account a
    where a.kind = 'member' and encode(${memberHash}, 'hex') = any(${[...hashes]}::text[]) order by a.id`)
}

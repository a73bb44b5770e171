import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Whether a reader has access to an owner's private photos. */
export async function selectIsGranted(
  queries: Queries,
  reader: number,
  owner: number,
): Promise<boolean> {
  return (
    (await queries.maybe(
      sql`select 1 from photos.private_grant where owner_id = ${owner} and reader_id = ${reader}`,
    )) !== null
  )
}

/** Locks two members in the same order as a block, before any other locks in this feature. */
export async function lockPair(tx: Transaction, one: number, other: number): Promise<void> {
  await tx.run(sql`select blocks.public_lock_pair(${one}, ${other})`)
}

/** Whether an account granted another access to its photos, or asked for access to the other's. */
export async function selectHasAddressed(
  queries: Queries,
  { account, other }: { account: number; other: number },
): Promise<boolean> {
  const row = await queries.one<{ addressed: boolean }>(sql`
    select exists (select from photos.private_grant g where g.owner_id = ${account} and g.reader_id = ${other})
      or exists (select from photos.private_request r where r.owner_id = ${other} and r.reader_id = ${account}) as addressed`)
  return row.addressed
}

/** Members with access to an owner's photos, latest first; deleted accounts are left out. */
export function selectReaders(
  queries: Queries,
  owner: number,
): Promise<{ id: string; name: string; since: Date }[]> {
  return queries.many(sql`
    select a.member_id as id, a.name, g.since
    from photos.private_grant g join accounts.public_account a on a.account_id = g.reader_id
    where g.owner_id = ${owner} and a.status = 'active'
    order by g.since desc, g.reader_id desc`)
}

/** Counts the members with access, including deleted accounts. */
export async function countReaders(queries: Queries, owner: number): Promise<number> {
  const row = await queries.one<{ readers: number }>(
    sql`select count(*) as readers from photos.private_grant where owner_id = ${owner}`,
  )
  return row.readers
}

/**
 * Grants a reader access to an owner's private photos. This makes the owner visible to the reader,
 * even if they had hidden from them; repeating it changes nothing.
 */
export async function insertGrant(
  tx: Transaction,
  owner: number,
  reader: number,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    with added as (
      insert into photos.private_grant (owner_id, reader_id, since) values (${owner}, ${reader}, ${now})
      on conflict (owner_id, reader_id) do nothing
      returning owner_id
    )
    select blocks.public_reveal(${owner}, ${reader}, ${now}) from added`)
}

export async function deleteGrant(queries: Queries, owner: number, reader: number): Promise<void> {
  await queries.run(
    sql`delete from photos.private_grant where owner_id = ${owner} and reader_id = ${reader}`,
  )
}

/**
 * Revokes a member's access by public id, even if they are no longer visible; returns the account,
 * or null.
 */
export async function deleteGrantByMember(
  queries: Queries,
  owner: number,
  member: string,
): Promise<number | null> {
  const row = await queries.maybe<{ reader: number }>(sql`
    delete from photos.private_grant g using accounts.public_account a
    where g.owner_id = ${owner} and a.account_id = g.reader_id and a.member_id = ${member}
    returning g.reader_id as reader`)
  return row?.reader ?? null
}

/** Deletes all grants by and to an account. */
export async function deleteGrantsByAccount(tx: Transaction, account: number): Promise<void> {
  await tx.run(
    sql`delete from photos.private_grant where owner_id = ${account} or reader_id = ${account}`,
  )
}

import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Whether an owner opened private photos to a reader. */
export async function selectIsGranted(queries: Queries, reader: number, owner: number): Promise<boolean> {
  return (
    (await queries.maybe(
      sql`select 1 from photos.private_grant where owner_id = ${owner} and reader_id = ${reader}`,
    )) !== null
  )
}

/** To whom an owner opened them, the latest first; who is gone is left out. */
export function selectReaders(queries: Queries, owner: number): Promise<{ id: string; name: string; since: Date }[]> {
  return queries.many(sql`
    select a.member_id as id, a.name, g.since
    from photos.private_grant g join accounts.public_account a on a.account_id = g.reader_id
    where g.owner_id = ${owner} and a.status = 'active'
    order by g.since desc, g.reader_id desc`)
}

/** How many there are, whether or not they are still here. */
export async function countReaders(queries: Queries, owner: number): Promise<number> {
  const row = await queries.one<{ readers: number }>(
    sql`select count(*) as readers from photos.private_grant where owner_id = ${owner}`,
  )
  return row.readers
}

/** Opens an owner's private photos to a reader; again changes nothing. */
export async function insertGrant(tx: Transaction, owner: number, reader: number, now: Date): Promise<void> {
  await tx.run(sql`
    insert into photos.private_grant (owner_id, reader_id, since) values (${owner}, ${reader}, ${now})
    on conflict (owner_id, reader_id) do nothing`)
}

/** Takes it back. */
export async function deleteGrant(queries: Queries, owner: number, reader: number): Promise<void> {
  await queries.run(sql`delete from photos.private_grant where owner_id = ${owner} and reader_id = ${reader}`)
}

/** Takes it back from someone by outside id, who may not be visible any more; gives who that was, or null. */
export async function deleteGrantTo(queries: Queries, owner: number, member: string): Promise<number | null> {
  const row = await queries.maybe<{ reader: number }>(sql`
    delete from photos.private_grant g using accounts.public_account a
    where g.owner_id = ${owner} and a.account_id = g.reader_id and a.member_id = ${member}
    returning g.reader_id as reader`)
  return row?.reader ?? null
}

/** Forgets all an account opened to others and others to it. */
export async function deleteGrantsOf(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from photos.private_grant where owner_id = ${account} or reader_id = ${account}`)
}

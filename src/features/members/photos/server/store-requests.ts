import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** What lies between two members about private photos, from the side of one of them. */
export interface BetweenRow {
  /** When one asked the other; null where one did not. */
  readonly requested_at: Date | null
  /** Whether the other opened theirs to one. */
  readonly theirs_open: boolean
  /** Whether the other asks, and was not put off. */
  readonly asks_me: boolean
  /** Whether one's own are open to the other. */
  readonly mine_open: boolean
  /** How many private photos one has. */
  readonly photos: number
}

/** Reads both sides in one round trip. */
export function selectBetween(queries: Queries, me: number, other: number): Promise<BetweenRow> {
  return queries.one(sql`
    select (select r.requested_at from photos.private_request r where r.owner_id = ${other} and r.reader_id = ${me}) as requested_at,
      exists (select from photos.private_grant g where g.owner_id = ${other} and g.reader_id = ${me}) as theirs_open,
      exists (select from photos.private_request r
        where r.owner_id = ${me} and r.reader_id = ${other} and r.put_off_at is null) as asks_me,
      exists (select from photos.private_grant g where g.owner_id = ${me} and g.reader_id = ${other}) as mine_open,
      (select count(*)::int from photos.photo p where p.account_id = ${me} and p.private) as photos`)
}

/** Asks an owner; again changes nothing, nor does asking whoever has opened them. */
export async function insertRequest(queries: Queries, owner: number, reader: number, now: Date): Promise<boolean> {
  const added = await queries.run(sql`
    insert into photos.private_request (owner_id, reader_id, requested_at)
    select ${owner}, ${reader}, ${now}
    where not exists (select from photos.private_grant g where g.owner_id = ${owner} and g.reader_id = ${reader})
    on conflict (owner_id, reader_id) do nothing`)
  return added > 0
}

/** Takes the own asking back from someone by outside id; one that was put off stays, so that it cannot be made anew. */
export async function deleteRequestTo(queries: Queries, reader: number, member: string): Promise<number | null> {
  const row = await queries.maybe<{ owner: number }>(sql`
    delete from photos.private_request r using accounts.public_account a
    where r.reader_id = ${reader} and a.account_id = r.owner_id and a.member_id = ${member} and r.put_off_at is null
    returning r.owner_id as owner`)
  return row?.owner ?? null
}

/** Puts an asking off by the outside id of who asked. */
export async function putOffRequest(queries: Queries, owner: number, member: string, now: Date): Promise<void> {
  await queries.run(sql`
    update photos.private_request r set put_off_at = ${now} from accounts.public_account a
    where r.owner_id = ${owner} and a.account_id = r.reader_id and a.member_id = ${member} and r.put_off_at is null`)
}

/** Forgets an asking, since it was answered or the two are out of each other's sight. */
export async function deleteRequest(queries: Queries, owner: number, reader: number): Promise<void> {
  await queries.run(sql`delete from photos.private_request where owner_id = ${owner} and reader_id = ${reader}`)
}

/** Forgets all an account asked and was asked. */
export async function deleteRequestsOf(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from photos.private_request where owner_id = ${account} or reader_id = ${account}`)
}

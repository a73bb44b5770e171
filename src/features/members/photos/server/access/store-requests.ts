import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** The state of private photos between two members, from the point of view of one of them. */
export interface AccessRow {
  /** When this member asked the other; null if they did not. */
  readonly requested_at: Date | null
  /** Whether this member has access to the other's photos. */
  readonly theirs_open: boolean
  /** Whether the other member has asked and was not declined. */
  readonly asks_me: boolean
  /** Whether the other member has access to this member's photos. */
  readonly mine_open: boolean
  /** Number of this member's private photos. */
  readonly photos: number
}

/** Reads both sides in one round trip. */
export function selectAccessBetween(
  queries: Queries,
  me: number,
  other: number,
): Promise<AccessRow> {
  return queries.one(sql`
    select (select r.requested_at from photos.private_request r where r.owner_id = ${other} and r.reader_id = ${me}) as requested_at,
      exists (select from photos.private_grant g where g.owner_id = ${other} and g.reader_id = ${me}) as theirs_open,
      exists (select from photos.private_request r
        where r.owner_id = ${me} and r.reader_id = ${other} and r.put_off_at is null) as asks_me,
      exists (select from photos.private_grant g where g.owner_id = ${me} and g.reader_id = ${other}) as mine_open,
      (select count(*)::int from photos.photo p where p.account_id = ${me} and p.private) as photos`)
}

/**
 * Records a request; repeating it, or asking an owner who already granted access, changes nothing.
 * A request makes the requester visible, even to someone they had hidden from.
 */
export async function insertRequest(
  queries: Queries,
  owner: number,
  reader: number,
  now: Date,
): Promise<boolean> {
  const added = await queries.maybe(sql`
    with added as (
      insert into photos.private_request (owner_id, reader_id, requested_at)
      select ${owner}, ${reader}, ${now}
      where not exists (select from photos.private_grant g where g.owner_id = ${owner} and g.reader_id = ${reader})
      on conflict (owner_id, reader_id) do nothing
      returning owner_id
    )
    select blocks.public_reveal(${reader}, ${owner}, ${now}) from added`)
  return added !== null
}

/**
 * Withdraws a request to a member, by public id; a declined request is kept, so that it cannot be
 * repeated.
 */
export async function deleteRequestByMember(
  queries: Queries,
  reader: number,
  member: string,
): Promise<number | null> {
  const row = await queries.maybe<{ owner: number }>(sql`
    delete from photos.private_request r using accounts.public_account a
    where r.reader_id = ${reader} and a.account_id = r.owner_id and a.member_id = ${member} and r.put_off_at is null
    returning r.owner_id as owner`)
  return row?.owner ?? null
}

/** Declines a request, given the requester's public id. */
export async function declineRequest(
  queries: Queries,
  owner: number,
  member: string,
  now: Date,
): Promise<void> {
  await queries.run(sql`
    update photos.private_request r set put_off_at = ${now} from accounts.public_account a
    where r.owner_id = ${owner} and a.account_id = r.reader_id and a.member_id = ${member} and r.put_off_at is null`)
}

/** Deletes a request that was answered, or whose members can no longer see each other. */
export async function deleteRequest(
  queries: Queries,
  owner: number,
  reader: number,
): Promise<void> {
  await queries.run(
    sql`delete from photos.private_request where owner_id = ${owner} and reader_id = ${reader}`,
  )
}

/** Deletes all requests by and to an account. */
export async function deleteRequestsByAccount(tx: Transaction, account: number): Promise<void> {
  await tx.run(
    sql`delete from photos.private_request where owner_id = ${account} or reader_id = ${account}`,
  )
}

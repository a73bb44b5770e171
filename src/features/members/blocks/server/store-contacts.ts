import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { ContactAddress } from '../rules/contact-address.ts'
import type { ListCursor } from './list-cursor.ts'

/** A contact as shown in its owner's list. */
export interface ContactRow {
  readonly id: string
  readonly kind: 'email' | 'phone'
  readonly label: string | null
  readonly added_at: Date
}

/** Locks a member's list, so that its limit is enforced exactly. */
export async function lockList(tx: Transaction, account: number): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('blocks.contacts ' || ${account}::bigint, 0))`,
  )
}

/**
 * Locks address hashes in sixteen groups, so that when one transaction lists an address and another
 * confirms it, the second one finds the first.
 */
export async function lockContactHashes(
  tx: Transaction,
  pool: number,
  marks: readonly Buffer[],
): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('blocks.marks ' || ${pool}::int || ' ' || g.first_digit, 0))
    from (select distinct left(m, 1) as first_digit from unnest(${toHex(marks)}::text[]) m order by 1) g`)
}

/**
 * The hashes of an account's own confirmed addresses, which it can't list; null where there are
 * none.
 */
export function selectOwnAddresses(
  queries: Queries,
  account: number,
): Promise<{ email: string | null; phone: Buffer | null }> {
  return queries.one(sql`
    select (select e.email_key from accounts.public_confirmed_email e where e.account_id = ${account}) as email,
      (select p.mark from blocks.phone p where p.account_id = ${account}) as phone`)
}

/** Counts a member's contacts other than these. */
export async function countOtherContacts(
  queries: Queries,
  account: number,
  marks: readonly Buffer[],
): Promise<number> {
  const { count } = await queries.one<{ count: number }>(sql`
    select count(*)::int as count from blocks.contact
    where account_id = ${account} and encode(mark, 'hex') <> all(${toHex(marks)}::text[])`)
  return count
}

export async function countContacts(queries: Queries, account: number): Promise<number> {
  const { count } = await queries.one<{ count: number }>(
    sql`select count(*)::int as count from blocks.contact where account_id = ${account}`,
  )
  return count
}

export interface NewContact {
  readonly id: string
  readonly address: ContactAddress
  readonly mark: Buffer
  readonly label: string | null
}

/**
 * Inserts contacts; existing ones only get the new label. The owners of these addresses are
 * recorded by the same statement, which takes equally long whether or not there are any.
 */
export async function insertContacts(
  tx: Transaction,
  { account, pool, contacts }: { account: number; pool: number; contacts: readonly NewContact[] },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    with given as (
      select g.id, g.kind, decode(g.mark, 'hex') as mark, nullif(g.label, '') as label, g.value
      from unnest(${contacts.map(({ id }) => id)}::uuid[], ${contacts.map(({ address }) => address.kind)}::text[],
        ${toHex(contacts.map(({ mark }) => mark))}::text[], ${contacts.map(({ label }) => label ?? '')}::text[],
        ${contacts.map(({ address }) => address.value)}::text[]) g (id, kind, mark, label, value)
    ), listed as (
      insert into blocks.contact (contact_id, account_id, pool_id, kind, mark, label, added_at)
      select g.id, ${account}, ${pool}, g.kind, g.mark, g.label, ${now} from given g
      on conflict (account_id, mark) do update set label = coalesce(excluded.label, contact.label)
      returning id, mark
    )
    insert into blocks.contact_match (contact_id, account_id, other_id)
    select l.id, ${account}::bigint, o.account_id
    from given g
    join listed l on l.mark = g.mark
    cross join lateral (
      select e.account_id from accounts.public_confirmed_email e
      where g.kind = 'email' and e.pool_id = ${pool} and e.email_key = g.value
      union
      select p.account_id from blocks.phone p where g.kind = 'phone' and p.pool_id = ${pool} and p.mark = g.mark
    ) o
    where o.account_id <> ${account}
    on conflict do nothing`)
}

/**
 * Returns the confirmed address of an account in the form used for comparison; null if it has none.
 */
export function selectOwnedAddress(
  queries: Queries,
  account: number,
): Promise<{ pool: number; email_key: string } | null> {
  return queries.maybe(
    sql`select pool_id as pool, email_key from accounts.public_confirmed_email where account_id = ${account}`,
  )
}

/**
 * Matches an account to everyone who listed an address, and returns the owners of these lists. A
 * contact that is being removed at the same moment is removed afterwards.
 */
export async function insertMatches(
  tx: Transaction,
  { pool, mark, other }: { pool: number; mark: Buffer; other: number },
): Promise<number[]> {
  const rows = await tx.many<{ account: number }>(sql`
    with listers as materialized (
      select c.id, c.account_id from blocks.contact c
      where c.pool_id = ${pool} and c.mark = ${mark} and c.account_id <> ${other}
      order by c.account_id for key share
    )
    insert into blocks.contact_match (contact_id, account_id, other_id)
    select l.id, l.account_id, ${other} from listers l
    on conflict do nothing
    returning account_id as account`)
  return rows.map(({ account }) => account).toSorted((one, two) => one - two)
}

/** Removes a contact from its owner's list; false if it is not on that list. */
export async function deleteContact(
  tx: Transaction,
  { account, contact }: { account: number; contact: string },
): Promise<boolean> {
  return (
    (await tx.run(
      sql`delete from blocks.contact where account_id = ${account} and contact_id = ${contact}`,
    )) > 0
  )
}

/** The accounts that an owner's contacts are or were matched to, in order. */
export async function selectMatchedAccounts(queries: Queries, account: number): Promise<number[]> {
  const rows = await queries.many<{ other: number }>(
    sql`select distinct other_id as other from blocks.contact_match where account_id = ${account} order by 1`,
  )
  return rows.map(({ other }) => other)
}

/** Locks a pair, so that neither can contact or block the other until the transaction ends. */
export async function lockPair(tx: Transaction, account: number, other: number): Promise<void> {
  await tx.run(sql`select blocks.lock_pair(${account}, ${other})`)
}

/** Hides an account from one of its contacts, or shows it again. The pair is locked. */
export async function settleContact(
  tx: Transaction,
  pair: { readonly account: number; readonly other: number; readonly acquainted: boolean },
  now: Date,
): Promise<void> {
  await tx.run(
    sql`select blocks.settle_contact(${pair.account}, ${pair.other}, ${pair.acquainted}, ${now})`,
  )
}

/** Blocks or unblocks two accounts, depending on the remaining reasons. */
export async function settlePair(
  tx: Transaction,
  account: number,
  other: number,
  now: Date,
): Promise<void> {
  await tx.run(sql`select blocks.sync_pair(${account}, ${other}, ${now})`)
}

/** A page of a member's contacts, latest first, plus one more row if the list continues. */
export function selectContacts(
  queries: Queries,
  { account, after, limit }: { account: number; after: ListCursor; limit: number },
): Promise<ContactRow[]> {
  return queries.many(sql`
    select contact_id as id, kind, label, added_at from blocks.contact
    where account_id = ${account} and (added_at, contact_id) < (${after.at}::timestamptz, ${after.id}::uuid)
    order by added_at desc, contact_id desc limit ${limit}`)
}

/** Stores the hash of an account's confirmed phone number, replacing an earlier one. */
export async function upsertPhone(
  tx: Transaction,
  { account, pool, mark }: { account: number; pool: number; mark: Buffer },
): Promise<void> {
  await tx.run(sql`
    insert into blocks.phone (account_id, pool_id, mark) values (${account}, ${pool}, ${mark})
    on conflict (account_id) do update set pool_id = excluded.pool_id, mark = excluded.mark`)
}

/** Deletes the hash of an account's phone number; existing matches stay. */
export async function deletePhone(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from blocks.phone where account_id = ${account}`)
}

/** Deletes an account's contacts, its own hashes, and its matches with other members' contacts. */
export async function deleteAllContacts(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from blocks.contact where account_id = ${account}`)
  await tx.run(
    sql`delete from blocks.contact_match where account_id = ${account} or other_id = ${account}`,
  )
  await tx.run(sql`delete from blocks.phone where account_id = ${account}`)
}

function toHex(marks: readonly Buffer[]): string[] {
  return marks.map((mark) => mark.toString('hex'))
}

/** The accounts that confirmed a phone number, by its hash in each pool. */
export async function selectPhoneOwners(
  queries: Queries,
  marks: readonly { readonly pool: number; readonly mark: Buffer }[],
): Promise<number[]> {
  const rows = await queries.many<{ account: number }>(sql`
    select p.account_id as account from blocks.phone p
    join unnest(${marks.map(({ pool }) => pool)}::int[], ${toHex(marks.map(({ mark }) => mark))}::text[]) g (pool, mark)
      on p.pool_id = g.pool and p.mark = decode(g.mark, 'hex')`)
  return rows.map(({ account }) => account)
}

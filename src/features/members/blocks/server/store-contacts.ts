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
 * Locks an address hash, so that of two transactions that list and confirm the same address, the
 * second finds the first.
 */
export async function lockContactHash(tx: Transaction, pool: number, mark: Buffer): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('blocks.mark ' || ${pool}::int || encode(${mark}::bytea, 'hex'), 0))`,
  )
}

export async function countContacts(queries: Queries, account: number): Promise<number> {
  const { count } = await queries.one<{ count: number }>(
    sql`select count(*)::int as count from blocks.contact where account_id = ${account}`,
  )
  return count
}

/** Whether a member has already listed this address hash. */
export async function isListed(
  queries: Queries,
  { account, mark }: { account: number; mark: Buffer },
): Promise<boolean> {
  return (
    (await queries.maybe(
      sql`select 1 from blocks.contact where account_id = ${account} and mark = ${mark}`,
    )) !== null
  )
}

export interface NewContact {
  readonly id: string
  readonly account: number
  readonly pool: number
  readonly kind: ContactAddress['kind']
  readonly mark: Buffer
  readonly label: string | null
}

/** Inserts a contact and returns its key; an existing one only gets the new label. */
export async function insertContact(
  tx: Transaction,
  contact: NewContact,
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into blocks.contact (contact_id, account_id, pool_id, kind, mark, label, added_at)
    values (${contact.id}, ${contact.account}, ${contact.pool}, ${contact.kind}, ${contact.mark}, ${contact.label}, ${now})
    on conflict (account_id, mark) do update set label = coalesce(excluded.label, contact.label)
    returning id`)
  return id
}

/** Returns the accounts of a pool that have confirmed an address. */
export async function selectOwners(
  queries: Queries,
  { pool, address, mark }: { pool: number; address: ContactAddress; mark: Buffer },
): Promise<number[]> {
  const rows =
    address.kind === 'email'
      ? await queries.many<{ account: number }>(sql`
          select account_id as account from accounts.public_confirmed_email where pool_id = ${pool} and email_key = ${address.value}`)
      : await queries.many<{ account: number }>(sql`
          select account_id as account from blocks.phone where pool_id = ${pool} and mark = ${mark} order by account_id`)
  return rows.map(({ account }) => account)
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

/** Returns the accounts that have listed an address, with the contact's key. */
export function selectListers(
  queries: Queries,
  { pool, mark }: { pool: number; mark: Buffer },
): Promise<{ contact: number; account: number }[]> {
  return queries.many(sql`
    select id as contact, account_id as account from blocks.contact
    where pool_id = ${pool} and mark = ${mark} order by account_id`)
}

/**
 * Records the account that matches a contact; false if it was recorded already, or the contact was
 * removed at the same moment.
 */
export async function insertMatch(
  tx: Transaction,
  { contact, other }: { contact: number; other: number },
): Promise<boolean> {
  const added = await tx.run(sql`
    insert into blocks.contact_match (contact_id, account_id, other_id)
    select c.id, c.account_id, ${other} from blocks.contact c where c.id = ${contact} for key share
    on conflict do nothing`)
  return added > 0
}

/**
 * Removes a contact from its owner's list and returns the accounts it matched; null if it is not on
 * that list.
 */
export async function deleteContact(
  tx: Transaction,
  { account, contact }: { account: number; contact: string },
): Promise<number[] | null> {
  const deleted = await tx.maybe<{ id: number; others: number[] }>(sql`
    select c.id, array(select m.other_id from blocks.contact_match m where m.contact_id = c.id order by 1) as others
    from blocks.contact c where c.account_id = ${account} and c.contact_id = ${contact} for update`)
  if (deleted === null) return null
  await tx.run(sql`delete from blocks.contact where id = ${deleted.id}`)
  return deleted.others.map(Number)
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
  await tx.run(sql`delete from blocks.contact_match where other_id = ${account}`)
  await tx.run(sql`delete from blocks.phone where account_id = ${account}`)
}

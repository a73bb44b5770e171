import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { ContactAddress } from '../rules/contact-address.ts'
import type { ListPlace } from '../rules/list-cursor.ts'

/** A contact as its owner's list shows it. */
export interface ContactRow {
  readonly id: string
  readonly kind: 'email' | 'phone'
  readonly label: string | null
  readonly added_at: Date
}

/** Waits for whoever is writing the same member's list, so that its limit is counted right. */
export async function lockList(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('blocks.contacts ' || ${account}::bigint, 0))`)
}

/** Waits for whoever is naming or claiming the same address, so that the second of the two finds the first. */
export async function lockMark(tx: Transaction, pool: number, mark: Buffer): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('blocks.mark ' || ${pool}::int || encode(${mark}::bytea, 'hex'), 0))`,
  )
}

/** How many contacts a member has listed. */
export async function countContacts(queries: Queries, account: number): Promise<number> {
  const { count } = await queries.one<{ count: number }>(
    sql`select count(*)::int as count from blocks.contact where account_id = ${account}`,
  )
  return count
}

/** Whether a member has listed this mark already. */
export async function isListed(
  queries: Queries,
  { account, mark }: { account: number; mark: Buffer },
): Promise<boolean> {
  return (
    (await queries.maybe(sql`select 1 from blocks.contact where account_id = ${account} and mark = ${mark}`)) !== null
  )
}

/** A contact to be listed. */
export interface NewContact {
  readonly id: string
  readonly account: number
  readonly pool: number
  readonly kind: ContactAddress['kind']
  readonly mark: Buffer
  readonly label: string | null
}

/** Lists a contact and gives its key; one that is listed already only takes a new label. */
export async function insertContact(tx: Transaction, contact: NewContact, now: Date): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into blocks.contact (contact_id, account_id, pool_id, kind, mark, label, added_at)
    values (${contact.id}, ${contact.account}, ${contact.pool}, ${contact.kind}, ${contact.mark}, ${contact.label}, ${now})
    on conflict (account_id, mark) do update set label = coalesce(excluded.label, contact.label)
    returning id`)
  return id
}

/** The accounts of a pool that have confirmed an address. */
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

/** The address an account has confirmed, as it is compared; null while it has confirmed none. */
export function selectOwnedAddress(
  queries: Queries,
  account: number,
): Promise<{ pool: number; email_key: string } | null> {
  return queries.maybe(
    sql`select pool_id as pool, email_key from accounts.public_confirmed_email where account_id = ${account}`,
  )
}

/** Who has listed an address, with the contact's key. */
export function selectListers(
  queries: Queries,
  { pool, mark }: { pool: number; mark: Buffer },
): Promise<{ contact: number; account: number }[]> {
  return queries.many(sql`
    select id as contact, account_id as account from blocks.contact
    where pool_id = ${pool} and mark = ${mark} order by account_id`)
}

/** Notes whom a contact turned out to be; false when that was known, or when the contact was taken off the list in this moment. */
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

/** Takes a contact off its owner's list and gives whom it had turned out to be; null when it is not on that list. */
export async function deleteContact(
  tx: Transaction,
  { account, contact }: { account: number; contact: string },
): Promise<number[] | null> {
  const found = await tx.maybe<{ id: number; others: number[] }>(sql`
    select c.id, array(select m.other_id from blocks.contact_match m where m.contact_id = c.id order by 1) as others
    from blocks.contact c where c.account_id = ${account} and c.contact_id = ${contact} for update`)
  if (found === null) return null
  await tx.run(sql`delete from blocks.contact where id = ${found.id}`)
  return found.others.map(Number)
}

/** Keeps two people apart, or lets them meet again, as the reasons that are left say. */
export async function settlePair(tx: Transaction, account: number, other: number, now: Date): Promise<void> {
  await tx.run(sql`select blocks.sync_pair(${account}, ${other}, ${now})`)
}

/** A page of a member's contacts, the latest first, and one row more where the list goes on. */
export function selectContacts(
  queries: Queries,
  { account, after, limit }: { account: number; after: ListPlace; limit: number },
): Promise<ContactRow[]> {
  return queries.many(sql`
    select contact_id as id, kind, label, added_at from blocks.contact
    where account_id = ${account} and (added_at, contact_id) < (${after.at}::timestamptz, ${after.id}::uuid)
    order by added_at desc, contact_id desc limit ${limit}`)
}

/** Keeps the mark of a phone number an account has confirmed, in place of an earlier one. */
export async function upsertPhone(
  tx: Transaction,
  { account, pool, mark }: { account: number; pool: number; mark: Buffer },
): Promise<void> {
  await tx.run(sql`
    insert into blocks.phone (account_id, pool_id, mark) values (${account}, ${pool}, ${mark})
    on conflict (account_id) do update set pool_id = excluded.pool_id, mark = excluded.mark`)
}

/** Forgets the mark of an account's phone number; whom it set apart stays so. */
export async function deletePhone(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from blocks.phone where account_id = ${account}`)
}

/** Removes an account's list, its own marks, and every memory of whom it turned out to be. */
export async function deleteContactsOf(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from blocks.contact where account_id = ${account}`)
  await tx.run(sql`delete from blocks.contact_match where other_id = ${account}`)
  await tx.run(sql`delete from blocks.phone where account_id = ${account}`)
}

import type { Locale } from '#kernel/locale.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Recipient of emails about a contract. */
export interface Contact {
  readonly name: string
  readonly email: string
  readonly locale: Locale
}

/** Contractual name and address of an account; `null` once it is erased. */
export function selectContact(queries: Queries, account: number): Promise<Contact | null> {
  return queries.maybe(
    sql`select name, email, locale from accounts.public_contact_details where account_id = ${account}`,
  )
}

/** The format of an order number. */
const orderId = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** A withdrawal declared without logging in. */
export interface Declaration {
  readonly id: string
  readonly site: number
  readonly pool: number
  readonly order: string
  readonly email: string
  readonly emailKey: string
  readonly name: string
}

/** Stores a declaration, unless it is a repeat. Returns whether it is new. */
export async function insertDeclaration(
  tx: Transaction,
  { id, site, pool, order, email, emailKey, name }: Declaration,
  now: Date,
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into refunds.guest_withdrawal (id, site_id, pool_id, order_typed, email, email_key, name, at)
    values (${id}, ${site}, ${pool}, ${order}, ${email}, ${emailKey}, ${name}, ${now})
    on conflict on constraint guest_withdrawal_pk do nothing`)
  return inserted === 1
}

/**
 * A declaration still to be matched, with the matching account, which is the order's if the address
 * is its buyer's.
 */
export function selectPendingDeclaration(
  queries: Queries,
  id: string,
): Promise<{ at: Date; order: string | null; account: number | null } | null> {
  return queries.maybe(sql`
    select d.at, o.order_id as order, c.account_id as account
    from refunds.guest_withdrawal d
    -- Compared as ids, so that the index finds the order: a text comparison would read all orders.
    left join payments.public_order o on o.order_id = case when lower(trim(d.order_typed)) ~ ${orderId}
      then lower(trim(d.order_typed))::uuid end
    left join accounts.public_contact_details c on c.account_id = o.account_id and c.email_key = d.email_key and c.pool_id = d.pool_id
    where d.id = ${id} and not d.unmatched`)
}

/**
 * Ends a declaration: a matched one is deleted because the order contains it; an unmatched one
 * waits for manual review.
 */
export async function endDeclaration(tx: Transaction, id: string, matched: boolean): Promise<void> {
  await tx.run(
    matched
      ? sql`delete from refunds.guest_withdrawal where id = ${id}`
      : sql`update refunds.guest_withdrawal set unmatched = true where id = ${id}`,
  )
}

/**
 * Declarations that match no order and wait for a person, oldest first, so that forged ones can't
 * push a real one out of the list.
 */
export function selectUnmatched(
  queries: Queries,
): Promise<{ id: string; order: string; email: string; name: string; at: Date }[]> {
  return queries.many(sql`
    select id, order_typed as order, email, name, at from refunds.guest_withdrawal where unmatched and handled_at is null order by at, id limit 50`)
}

/** Counts them. */
export async function countUnmatched(queries: Queries): Promise<number> {
  const { count } = await queries.one<{ count: number }>(
    sql`select count(*) as count from refunds.guest_withdrawal where unmatched and handled_at is null`,
  )
  return count
}

/** Marks one as checked by a person; `repeated` if it was, null if there is none. */
export async function handleDeclaration(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<'handled' | 'repeated' | null> {
  const handled = await tx.run(sql`
    update refunds.guest_withdrawal set handled_at = ${now} where id = ${id} and unmatched and handled_at is null`)
  if (handled === 1) return 'handled'
  const found = await tx.maybe(
    sql`select id from refunds.guest_withdrawal where id = ${id} and unmatched`,
  )
  return found === null ? null : 'repeated'
}

/** Deletes declarations that stayed unmatched since before an instant. */
export async function deleteDeclarations(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from refunds.guest_withdrawal where at < ${before}`)
}

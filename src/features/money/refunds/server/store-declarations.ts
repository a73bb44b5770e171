import type { Locale } from '#kernel/locale.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Where word of a contract goes. */
export interface Contact {
  readonly name: string
  readonly email: string
  readonly locale: Locale
}

/** Under which name and address an account makes its contracts; null once it is erased. */
export function selectContact(queries: Queries, account: number): Promise<Contact | null> {
  return queries.maybe(sql`select name, email, locale from accounts.public_contact_details where account_id = ${account}`)
}

/** A withdrawal as somebody declared it without logging in. */
export interface Declaration {
  readonly id: string
  readonly site: number
  readonly pool: number
  readonly order: string
  readonly email: string
  readonly emailKey: string
  readonly name: string
}

/** Keeps a declaration; the same again is the same. Gives whether it is a new one. */
export async function keepDeclaration(
  tx: Transaction,
  { id, site, pool, order, email, emailKey, name }: Declaration,
  now: Date,
): Promise<boolean> {
  const fresh = await tx.run(sql`
    insert into refunds.guest_withdrawal (id, site_id, pool_id, order_typed, email, email_key, name, at)
    values (${id}, ${site}, ${pool}, ${order}, ${email}, ${emailKey}, ${name}, ${now})
    on conflict on constraint guest_withdrawal_pk do nothing`)
  return fresh === 1
}

/** A declaration that is still to be judged, with the account it fits: that of the order, if the address is its buyer's. */
export function selectDeclared(
  queries: Queries,
  id: string,
): Promise<{ at: Date; order: string | null; account: number | null } | null> {
  return queries.maybe(sql`
    select d.at, o.order_id as order, c.account_id as account
    from refunds.guest_withdrawal d
    left join payments.public_order o on o.order_id::text = lower(trim(d.order_typed))
    left join accounts.public_contact_details c on c.account_id = o.account_id and c.email_key = d.email_key and c.pool_id = d.pool_id
    where d.id = ${id} and not d.unmatched`)
}

/** Ends a declaration: what fits an order is kept there, the rest waits for a person. */
export async function endDeclaration(tx: Transaction, id: string, matched: boolean): Promise<void> {
  await tx.run(
    matched
      ? sql`delete from refunds.guest_withdrawal where id = ${id}`
      : sql`update refunds.guest_withdrawal set unmatched = true where id = ${id}`,
  )
}

/** Declarations that fit no order, the latest first. */
export function selectUnmatched(
  queries: Queries,
): Promise<{ id: string; order: string; email: string; name: string; at: Date }[]> {
  return queries.many(sql`
    select id, order_typed as order, email, name, at from refunds.guest_withdrawal where unmatched order by at desc limit 50`)
}

/** Forgets those that nobody could match for so long. */
export async function forgetDeclarations(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from refunds.guest_withdrawal where unmatched and at < ${before}`)
}

import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { CodeKind } from '../rules/code-terms.ts'

/** A stored code, for a member who may use it. */
export interface CodeRow {
  readonly key: number
  readonly code: string
  readonly country: string | null
  readonly personal: boolean
  readonly percentage: number | null
  readonly value_minor: number | null
  readonly currency: string | null
  readonly minimum_order_minor: number | null
  readonly methods: string[]
  readonly starts_at: Date
  readonly expires_at: Date | null
}

/** An active code of a site, for everyone or for this account; any other is not returned. */
export function selectCode(
  queries: Queries,
  {
    site,
    code,
    account,
  }: { readonly site: number; readonly code: string; readonly account: number },
): Promise<CodeRow | null> {
  return queries.maybe(sql`
    select c.id as key, c.code, c.country, c.account_id is not null as personal, c.percentage, c.value_minor, c.currency,
      c.minimum_order_minor, c.methods, c.starts_at, c.expires_at
    from discounts.code c
    where c.site_id = ${site} and c.code = ${code} and c.status = 'active'
      and (c.account_id is null or c.account_id = ${account})`)
}

/** A member, and their use of codes. */
export interface MemberRow {
  readonly signed_up_at: Date
  readonly paid: boolean
  /** Codes and offers the member holds or has used. */
  readonly taken: readonly {
    readonly code: number | null
    readonly offer: Exclude<CodeKind, 'code'> | null
    readonly status: 'held' | 'used'
  }[]
}

/** Selects a member; `null` if the account is not a member. */
export function selectMember(queries: Queries, account: number): Promise<MemberRow | null> {
  return queries.maybe(sql`
    select a.created_at as signed_up_at, credits.public_is_premium(a.account_id) as paid, (
      select coalesce(jsonb_agg(jsonb_build_object('code', r.code_id, 'offer', r.offer, 'status', r.status)), '[]')
      from discounts.redemption r where r.account_id = a.account_id and r.status in ('held', 'used')) as taken
    from accounts.public_account a where a.account_id = ${account} and a.kind = 'member'`)
}

/** The order that holds a code: an office code by its key, or an offer by its kind. */
export interface CodeHold {
  readonly account: number
  readonly codeKey: number | null
  readonly kind: CodeKind
  readonly order: string
}

/**
 * Reserves a code for an order; `false` if another of the member's orders has it, even with
 * concurrent requests.
 */
export async function insertHold(
  tx: Transaction,
  { account, codeKey, kind, order }: CodeHold,
  now: Date,
): Promise<boolean> {
  const offer = kind === 'code' ? null : kind
  const inserted = await tx.run(sql`
    insert into discounts.redemption (account_id, code_id, offer, order_id, status, held_at)
    values (${account}, ${codeKey}, ${offer}, ${order}, 'held', ${now})
    on conflict do nothing`)
  return inserted === 1
}

/**
 * The order that holds or has used a member's code; `null` if none. The two offers for new members
 * count as one.
 */
export async function selectHolder(
  queries: Queries,
  { account, codeKey, kind }: Omit<CodeHold, 'order'>,
): Promise<{ readonly order: string; readonly status: 'held' | 'used' } | null> {
  return queries.maybe(sql`
    select order_id as "order", status from discounts.redemption
    where account_id = ${account} and status in ('held', 'used')
      and code_id is not distinct from ${codeKey}::bigint and (offer is null) = ${kind === 'code'}`)
}

/** Locks a member's codes until the end of the transaction. */
export async function lockCodes(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`select discounts.public_lock_member(${account})`)
}

/** Deletes the hold of an order that was not placed after all. */
export async function deleteHold(tx: Transaction, order: string): Promise<void> {
  await tx.run(sql`delete from discounts.redemption where order_id = ${order} and status = 'held'`)
}

/**
 * Deletes an account's personal codes; those used on an order are kept but switched off, like the
 * orders.
 */
export async function deletePersonalCodes(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`
    delete from discounts.code c where c.account_id = ${account}
      and not exists (select from discounts.redemption r where r.code_id = c.id)`)
  await tx.run(sql`update discounts.code set status = 'off' where account_id = ${account}`)
}

/** A member's codes and their use, for their data export (BEY-13). */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const { data } = await queries.one<{ data: object }>(sql`
    select jsonb_build_object(
      'own_codes', (select coalesce(jsonb_agg(c.code order by c.id), '[]') from discounts.code c where c.account_id = ${account}),
      'used', (select coalesce(jsonb_agg(jsonb_build_object('code', coalesce(c.code, r.offer), 'order', r.order_id, 'status', r.status,
          'held_at', r.held_at, 'settled_at', r.settled_at) order by r.id), '[]')
        from discounts.redemption r left join discounts.code c on c.id = r.code_id where r.account_id = ${account})) as data`)
  return data
}

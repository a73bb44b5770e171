import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** `waiting` for a second staff member, who approves or declines it. */
export type CodeState = 'waiting' | 'declined' | 'active' | 'off'

export interface ListedCodeRow {
  readonly code_id: string
  readonly site_id: number
  readonly code: string
  readonly country: string | null
  readonly member: string | null
  readonly percentage: number | null
  readonly value_minor: number | null
  readonly currency: string | null
  readonly minimum_order_minor: number | null
  readonly methods: string[]
  readonly status: CodeState
  readonly starts_at: Date
  readonly expires_at: Date | null
  readonly used: number
  readonly held: number
}

/** Every running or planned code, newest first, then up to `others` inactive ones. */
export function selectListedCodes(
  queries: Queries,
  now: Date,
  others: number,
): Promise<ListedCodeRow[]> {
  const columns = sql.part`
    select c.code_id, c.site_id, c.code, c.country, coalesce(a.name, c.account_id::text) as member, c.percentage, c.value_minor, c.currency,
      c.minimum_order_minor, c.methods, c.status, c.starts_at, c.expires_at,
      (select count(*) from discounts.redemption r where r.code_id = c.id and r.status in ('used', 'late'))::int as used,
      (select count(*) from discounts.redemption r where r.code_id = c.id and r.status = 'held')::int as held
    from discounts.code c left join accounts.public_account a on a.account_id = c.account_id`
  return queries.many(sql`
    (${columns} where c.status in ('active', 'waiting') and (c.expires_at is null or c.expires_at > ${now}) order by c.id desc)
    union all
    (${columns} where c.status in ('off', 'declined') or c.expires_at <= ${now} order by c.id desc limit ${others})`)
}

/** Columns of a new code. */
export interface NewCode
  extends Pick<
    ListedCodeRow,
    | 'code_id'
    | 'code'
    | 'country'
    | 'percentage'
    | 'value_minor'
    | 'currency'
    | 'minimum_order_minor'
    | 'starts_at'
    | 'expires_at'
  > {
  readonly site: number
  readonly account: number | null
  readonly methods: readonly string[]
}

/**
 * Inserts a code that waits for `settleApproval`; `repeated` if the id was used before, `taken` if
 * the name is taken.
 */
export async function insertCode(
  tx: Transaction,
  newCode: NewCode,
  now: Date,
): Promise<'made' | 'repeated' | 'taken'> {
  const inserted = await tx.run(sql`
    insert into discounts.code (code_id, site_id, code, country, account_id, percentage, value_minor, currency, minimum_order_minor,
      methods, status, starts_at, expires_at, made_at)
    values (${newCode.code_id}, ${newCode.site}, ${newCode.code}, ${newCode.country}, ${newCode.account}, ${newCode.percentage}, ${newCode.value_minor},
      ${newCode.currency}, ${newCode.minimum_order_minor}, ${[...newCode.methods]}::text[], 'waiting', ${newCode.starts_at}, ${newCode.expires_at}, ${now})
    on conflict do nothing`)
  if (inserted === 1) return 'made'
  return (await codeExists(tx, newCode.code_id)) ? 'repeated' : 'taken'
}

/** Locks a code and returns the terms a second staff member approves; `null` if there is none. */
export function lockCodeTerms(tx: Transaction, id: string): Promise<CodeTermsRow | null> {
  return tx.maybe(sql`
    select c.site_id as site, c.code, c.account_id as account, c.country, c.percentage, c.value_minor, c.currency, c.minimum_order_minor
    from discounts.code c where c.code_id = ${id} for update`)
}

type CodeTermsRow = Pick<
  ListedCodeRow,
  'code' | 'country' | 'percentage' | 'value_minor' | 'currency' | 'minimum_order_minor'
> & { readonly site: number; readonly account: number | null }

/** Activates or declines a waiting code. */
export async function settleApproval(
  tx: Transaction,
  id: string,
  status: 'active' | 'declined',
): Promise<void> {
  await tx.run(
    sql`update discounts.code set status = ${status} where code_id = ${id} and status = 'waiting'`,
  )
}

/** Whether a code with this id has ever been created. */
export async function codeExists(queries: Queries, id: string): Promise<boolean> {
  return (
    (await queries.maybe(sql`select 1 as one from discounts.code where code_id = ${id}`)) !== null
  )
}

/** The account with a public name or id in a pool. */
export async function selectAccountByName(
  queries: Queries,
  pool: number,
  named: string,
): Promise<number | null> {
  const found = await queries.maybe<{ account: number }>(sql`
    select account_id as account from accounts.public_account
    where pool_id = ${pool} and kind = 'member' and (member_id::text = ${named} or lower(name) = lower(${named}))`)
  return found?.account ?? null
}

/**
 * Switches a code; `null` if there is none, otherwise its name, its site, and whether it changed. A
 * code without approval is never switched on or off.
 */
export async function updateStatus(
  tx: Transaction,
  { id, status }: { readonly id: string; readonly status: 'active' | 'off' },
): Promise<{
  readonly code: string
  readonly site: number
  readonly changed: boolean
  readonly unapproved: boolean
} | null> {
  const found = await tx.maybe<{ code: string; site: number; status: CodeState }>(sql`
    select code, site_id as site, status from discounts.code where code_id = ${id} for update`)
  if (found === null) return null
  const unapproved = found.status === 'waiting' || found.status === 'declined'
  const changed = found.status !== status && !unapproved
  if (changed) await tx.run(sql`update discounts.code set status = ${status} where code_id = ${id}`)
  return { code: found.code, site: found.site, changed, unapproved }
}

import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

interface Suppressed {
  readonly addressHash: Buffer
  readonly account: number
}

export async function selectSuppressed(queries: Queries, addressHash: Buffer): Promise<boolean> {
  const row = await queries.maybe(
    sql`select 1 from notifications.suppression where address_hash = ${addressHash} and reason is not null`,
  )
  return row !== null
}

/** Suppresses all notifications to an address. A complaint outweighs a bounce. */
export async function upsertSuppression(
  queries: Queries,
  { addressHash, account, reason }: Suppressed & { readonly reason: 'bounce' | 'fbl' },
  now: Date,
): Promise<void> {
  await queries.run(sql`
    insert into notifications.suppression as s (address_hash, account_id, reason, soft_bounces, first_at, last_at)
    values (${addressHash}, ${account}, ${reason}, 0, ${now}, ${now})
    on conflict (address_hash) do update
    set reason = case when s.reason = 'fbl' then s.reason else excluded.reason end, last_at = excluded.last_at`)
}

/** Counts a temporary failure; too many since `countedSince` hold the address back like a bounce. */
export async function upsertSoftBounce(
  queries: Queries,
  { addressHash, account, countedSince, max }: Suppressed & { countedSince: Date; max: number },
  now: Date,
): Promise<void> {
  await queries.run(sql`
    insert into notifications.suppression as s (address_hash, account_id, reason, soft_bounces, first_at, last_at)
    values (${addressHash}, ${account}, null, 1, ${now}, ${now})
    on conflict (address_hash) do update set
      soft_bounces = case when s.first_at < ${countedSince} then 1 else s.soft_bounces + 1 end,
      first_at = case when s.first_at < ${countedSince} then ${now}::timestamptz else s.first_at end,
      reason = case when s.reason is null and s.first_at >= ${countedSince} and s.soft_bounces + 1 >= ${max} then 'bounce' else s.reason end,
      last_at = ${now}`)
}

/** A row of the office's list. */
export interface SuppressionRow {
  readonly address_hash: Buffer
  readonly member_id: string
  readonly name: string
  /** The member's address now, which may be another one. */
  readonly email: string | null
  readonly reason: 'bounce' | 'fbl' | null
  readonly soft_bounces: number
  readonly first_at: Date
  readonly last_at: Date
}

/**
 * The suppressions of a pool's members after a position, latest first; those of one address if
 * `addressHash` is given.
 */
export function selectSuppressions(
  queries: Queries,
  asked: {
    readonly pool: number
    readonly addressHash: Buffer | null
    readonly after: { readonly at: Date; readonly hash: Buffer } | null
    readonly limit: number
  },
): Promise<SuppressionRow[]> {
  const { pool, addressHash, after, limit } = asked
  return queries.many(sql`
    select s.address_hash, a.member_id, a.name, e.email, s.reason, s.soft_bounces, s.first_at, s.last_at
    from notifications.suppression s
    join accounts.public_account a on a.account_id = s.account_id and a.pool_id = ${pool}
    left join accounts.public_active_email e on e.account_id = s.account_id
    where (${addressHash}::bytea is null or s.address_hash = ${addressHash})
      and (${after?.at ?? null}::timestamptz is null or s.last_at < ${after?.at ?? null}
        or s.last_at = ${after?.at ?? null} and s.address_hash > ${after?.hash ?? null})
    order by s.last_at desc, s.address_hash limit ${limit}`)
}

/** The address of an account with a confirmed one. */
export async function selectAddress(queries: Queries, account: number): Promise<string | null> {
  const row = await queries.maybe<{ email: string }>(
    sql`select email from accounts.public_active_email where account_id = ${account}`,
  )
  return row?.email ?? null
}

/** Records that the mail server refused the address of the email that is being sent. */
export async function updateBounced(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.run(sql`
    update notifications.email set state = 'bounced', settled_at = ${now} where id = ${id} and state = 'sending'`)
}

/** Whether an account is still one of a member. */
export async function selectExists(queries: Queries, account: number): Promise<boolean> {
  const row = await queries.maybe(
    sql`select 1 from accounts.public_account where account_id = ${account} and kind = 'member'`,
  )
  return row !== null
}

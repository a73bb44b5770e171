import type { Locale } from '#kernel/locale.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Network } from '../rules/network.ts'

export type AccountStatus = 'not_confirmed' | 'active' | 'disabled' | 'deleted'

/** An account with the columns this feature uses. */
export interface AccountRow {
  readonly id: number
  readonly member: string
  readonly pool: number
  readonly site: number
  readonly name: string
  readonly email: string
  readonly email_key: string
  readonly password_hash: string
  readonly status: AccountStatus
  readonly locale: Locale
  readonly created_at: Date
  /** When its owner deleted it; it can be reactivated for a while. */
  readonly deleted_at: Date | null
  /** Closed by the operator since; it cannot be reactivated. */
  readonly barred: boolean
  /** Until when it is paused, see `pause`; null for any other account. */
  readonly paused_until: Date | null
  readonly suspended_until: Date | null
  /** Since when its data is restricted on its owner's request; null for any other account. */
  readonly restricted_at: Date | null
  /** Whether invisible mode is on. */
  readonly invisible: boolean
}

const columns = sql.part`a.id, a.member_id as member, a.pool_id as pool, a.site_id as site, a.name, a.email, a.email_key, a.password_hash,
  a.status, a.locale, a.created_at, a.deleted_at, a.barred, a.paused_until, a.suspended_until, a.restricted_at, a.invisible`

/** Returns an account by its internal key; not for fictional and sponsored profiles. */
export function selectAccount(queries: Queries, account: number): Promise<AccountRow | null> {
  return queries.maybe(
    sql`select ${columns} from accounts.account a where a.id = ${account} and a.kind = 'member'`,
  )
}

/** Same, locked until the transaction ends. */
export function lockAccount(tx: Transaction, account: number): Promise<AccountRow | null> {
  return tx.maybe(
    sql`select ${columns} from accounts.account a where a.id = ${account} and a.kind = 'member' for update`,
  )
}

/** Whether the account can be logged in to: neither deleted nor closed. */
export function isOpen({ status }: Pick<AccountRow, 'status'>): boolean {
  return status === 'active' || status === 'not_confirmed'
}

/**
 * An account that the typed login may refer to, and whether this browser has logged in to it
 * before.
 */
export type Candidate = AccountRow & { readonly device_known: boolean }

/** Returns the owner of an address, and the newest account that only claims it. */
export async function selectByEmail(
  queries: Queries,
  key: { pool: number; emailKey: string; device: Buffer | null },
): Promise<{ owner: Candidate | null; claim: Candidate | null }> {
  const rows = await queries.many<Candidate>(sql`
    (select ${columns}, exists (select from accounts.device d where d.account_id = a.id and d.token_hash = ${key.device}) as device_known
     from accounts.account a where a.pool_id = ${key.pool} and a.email_key = ${key.emailKey} and a.status <> 'not_confirmed')
    union all
    (select ${columns}, exists (select from accounts.device d where d.account_id = a.id and d.token_hash = ${key.device})
     from accounts.account a where a.pool_id = ${key.pool} and a.email_key = ${key.emailKey} and a.status = 'not_confirmed'
     order by a.email_claimed_at desc, a.id desc limit 1)`)
  return {
    owner: rows.find((row) => row.status !== 'not_confirmed') ?? null,
    claim: rows.find((row) => row.status === 'not_confirmed') ?? null,
  }
}

export function selectByName(
  queries: Queries,
  key: { pool: number; nameKey: string; device: Buffer | null },
): Promise<Candidate | null> {
  return queries.maybe(sql`
    select ${columns}, exists (select from accounts.device d where d.account_id = a.id and d.token_hash = ${key.device}) as device_known
    from accounts.account a where a.pool_id = ${key.pool} and a.name_key = ${key.nameKey} and a.kind = 'member'`)
}

/** Returns the account that a browser's sign-up has already created. */
export function selectBySignUp(
  queries: Queries,
  pool: number,
  signUp: string,
): Promise<AccountRow | null> {
  return queries.maybe(
    sql`select ${columns} from accounts.account a where a.pool_id = ${pool} and a.sign_up_id = ${signUp}`,
  )
}

export interface NewAccount {
  readonly member: string
  readonly pool: number
  readonly site: number
  readonly name: string
  readonly nameKey: string
  readonly email: string
  readonly emailKey: string
  readonly passwordHash: string
  readonly locale: Locale
  readonly network: Network
  readonly fictionalAcknowledged: boolean
  readonly signUp: string
}

/**
 * Inserts an unconfirmed account and returns its key, or null if its name or its sign-up id already
 * exists.
 */
export async function insertAccount(
  tx: Transaction,
  row: NewAccount,
  now: Date,
): Promise<number | null> {
  const inserted = await tx.maybe<{ id: number }>(sql`
    insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash,
      status, locale, created_at, last_active_at, network, fictional_acknowledged_at, sign_up_id)
    values (${row.member}, ${row.pool}, ${row.site}, 'member', ${row.name}, ${row.nameKey}, ${row.email}, ${row.emailKey}, ${now}::timestamptz,
      ${row.passwordHash}, 'not_confirmed', ${row.locale}, ${now}::timestamptz, ${now}::timestamptz, ${JSON.stringify(row.network)},
      case when ${row.fictionalAcknowledged} then ${now}::timestamptz end, ${row.signUp})
    on conflict do nothing
    returning id`)
  return inserted?.id ?? null
}

/** Serializes requests for the same address until the transaction ends. */
export async function lockAddress(tx: Transaction, pool: number, emailKey: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${pool}::int, hashtext(${emailKey}))`)
}

export function activateAccount(tx: Transaction, account: number, now: Date): Promise<number> {
  return tx.run(
    sql`update accounts.account set status = 'active', activated_at = ${now} where id = ${account} and status = 'not_confirmed'`,
  )
}

/** Changes the address an account claims. */
export function updateEmail(
  tx: Transaction,
  account: number,
  address: { email: string; emailKey: string },
  now: Date,
): Promise<number> {
  return tx.run(sql`
    update accounts.account set email = ${address.email}, email_key = ${address.emailKey}, email_claimed_at = ${now} where id = ${account}`)
}

export function updatePassword(tx: Transaction, account: number, hash: string): Promise<number> {
  return tx.run(sql`update accounts.account set password_hash = ${hash} where id = ${account}`)
}

export function updateLocale(queries: Queries, account: number, locale: Locale): Promise<number> {
  return queries.run(sql`update accounts.account set locale = ${locale} where id = ${account}`)
}

/** Turns invisible mode on or off; false if nothing changed. */
export async function updateInvisible(
  tx: Transaction,
  account: number,
  invisible: boolean,
): Promise<boolean> {
  const touched = await tx.run(sql`
    update accounts.account set invisible = ${invisible} where id = ${account} and invisible <> ${invisible}`)
  return touched === 1
}

/**
 * Records activity, unless some was recorded within the last five minutes; returns whether it was
 * recorded.
 */
export async function touchAccount(tx: Transaction, account: number, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    update accounts.account set last_active_at = ${now}
    where id = ${account} and (last_active_at is null or last_active_at <= ${now}::timestamptz - interval '5 minutes')`)
  return touched === 1
}

/**
 * Moves the last activity back so that the account no longer counts as online; returns whether it
 * did count.
 */
export async function markOffline(tx: Transaction, account: number, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    update accounts.account set last_active_at = ${now}::timestamptz - interval '5 minutes 1 second'
    where id = ${account} and last_active_at > ${now}::timestamptz - interval '5 minutes 1 second'`)
  return touched === 1
}

/**
 * Up to 100 accounts that never confirmed their address and have been inactive since an instant;
 * locked.
 */
export function lockAbandonedAccounts(
  tx: Transaction,
  unseenSince: Date,
): Promise<{ id: number }[]> {
  return tx.many(sql`
    select id from accounts.account
    where status = 'not_confirmed' and last_active_at < ${unseenSince}
    order by last_active_at limit 100 for update skip locked`)
}

/** Deletes an account with its sessions, devices and tokens. */
export function deleteAccount(tx: Transaction, account: number): Promise<number> {
  return tx.run(sql`delete from accounts.account where id = ${account}`)
}

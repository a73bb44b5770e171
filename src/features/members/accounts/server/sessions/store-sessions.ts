import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { runInBatches } from '#platform/server/postgres/run-in-batches.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { LogInOrigin } from './log-in-origin.ts'

/** A valid session with the account data needed by every request. */
export interface SessionRow {
  readonly session: number
  readonly account: number
  readonly member: string
  readonly pool: number
  readonly status: 'not_confirmed' | 'active'
  readonly expires_at: Date
  readonly last_seen_at: Date
  readonly last_active_at: Date | null
}

/**
 * Looks up the session of a request by its token hash, unless it has expired or its account is
 * closed.
 */
export function selectSession(
  queries: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | null> {
  return queries.maybe(sql`
    select s.id as session, s.account_id as account, a.member_id as member, a.pool_id as pool, a.status, s.expires_at, s.last_seen_at, a.last_active_at
    from accounts.session s join accounts.account a on a.id = s.account_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and a.status in ('not_confirmed', 'active')`)
}

/** Inserts a session and returns its key. */
export async function insertSession(
  tx: Transaction,
  row: { tokenHash: Buffer; account: number; expiresAt: Date; from: LogInOrigin },
  now: Date,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into accounts.session (token_hash, account_id, created_at, expires_at, last_seen_at, device_class, browser, system, country)
    values (${row.tokenHash}, ${row.account}, ${now}::timestamptz, ${row.expiresAt}, ${now}::timestamptz,
      ${row.from.device}, ${row.from.browser}, ${row.from.system}, ${row.from.country})
    returning id`)
  return id
}

/** Records that a session was used. */
export function touchSession(tx: Transaction, session: number, now: Date): Promise<number> {
  return tx.run(sql`update accounts.session set last_seen_at = ${now} where id = ${session}`)
}

export function deleteSession(queries: Queries, session: number): Promise<number> {
  return queries.run(sql`delete from accounts.session where id = ${session}`)
}

/** Ends the sessions of every account that owns or claims the address; returns how many. */
export function deleteSessionsOfEmail(queries: Queries, key: string): Promise<number> {
  return queries.run(sql`
    delete from accounts.session s using accounts.account a
    where a.id = s.account_id and a.email_key = ${key}`)
}

/** Ends the sessions of all members, in batches; returns how many. */
export async function deleteAllSessions(queries: Queries): Promise<number> {
  let ended = 0
  await runInBatches(async (batchSize) => {
    const deleted = await queries.run(sql`
      delete from accounts.session where ctid = any (array(
        select d.ctid from accounts.session d limit ${batchSize}))`)
    ended += deleted
    return deleted
  })
  return ended
}

/**
 * Ends all sessions of an account and removes its known browsers; returns the keys of the sessions.
 */
export async function deleteSessions(tx: Transaction, account: number): Promise<number[]> {
  const ended = await tx.many<{ id: number }>(
    sql`delete from accounts.session where account_id = ${account} returning id`,
  )
  await tx.run(sql`delete from accounts.device where account_id = ${account}`)
  return ended.map((session) => session.id)
}

/**
 * Ends all sessions of an account except these and removes all its known browsers except one; returns
 * the keys of the ended sessions.
 */
export async function deleteOtherSessions(
  tx: Transaction,
  account: number,
  retained: { sessions: readonly number[]; device: Buffer | null },
): Promise<number[]> {
  const ended = await tx.many<{ id: number }>(
    sql`delete from accounts.session where account_id = ${account} and id <> all(${[...retained.sessions]}::bigint[]) returning id`,
  )
  await tx.run(sql`
    delete from accounts.device where account_id = ${account} and token_hash is distinct from ${retained.device}`)
  return ended.map((session) => session.id)
}

/** A session as shown to its owner. */
export interface ListedSession extends LogInOrigin {
  readonly session: number
  readonly id: string
  readonly created_at: Date
  readonly last_seen_at: Date
}

/** Returns the valid sessions of an account, latest first. */
export function selectSessions(
  queries: Queries,
  account: number,
  now: Date,
): Promise<ListedSession[]> {
  return queries.many(sql`
    select id as session, public_id as id, device_class as device, browser, system, country, created_at, last_seen_at
    from accounts.session where account_id = ${account} and expires_at > ${now}
    order by last_seen_at desc, id desc limit 100`)
}

/** Ends one session of an account by its public id; returns its key, or null if there is none. */
export async function deleteListedSession(
  queries: Queries,
  account: number,
  id: string,
): Promise<number | null> {
  const ended = await queries.maybe<{ session: number }>(sql`
    delete from accounts.session where account_id = ${account} and public_id = ${id}::uuid returning id as session`)
  return ended?.session ?? null
}

/** Returns those of these sessions that are still valid. */
export async function selectValidSessions(
  queries: Queries,
  sessions: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = await queries.many<{ id: number }>(sql`
    select s.id from accounts.session s join accounts.account a on a.id = s.account_id
    where s.id = any(${[...sessions]}::bigint[]) and s.expires_at > ${now} and a.status in ('not_confirmed', 'active')`)
  return rows.map((row) => row.id)
}

/** Records a browser as known to an account. */
export function insertDevice(
  tx: Transaction,
  account: number,
  tokenHash: Buffer,
  now: Date,
): Promise<number> {
  return tx.run(sql`
    insert into accounts.device (account_id, token_hash, seen_at) values (${account}, ${tokenHash}, ${now})
    on conflict (account_id, token_hash) do update set seen_at = excluded.seen_at`)
}

/** Deletes expired sessions, and browsers not seen for longer than the lifetime of their cookie. */
export async function deleteOldSessions(queries: Queries, now: Date): Promise<void> {
  await runInBatches((batchSize) =>
    queries.run(sql`
      delete from accounts.session where ctid = any (array(
        select d.ctid from accounts.session d where d.expires_at <= ${now} order by d.expires_at limit ${batchSize}))`),
  )
  await runInBatches((most) =>
    queries.run(sql`
      delete from accounts.device where ctid = any (array(
        select d.ctid from accounts.device d where d.seen_at <= ${now}::timestamptz - interval '365 days' order by d.seen_at limit ${most}))`),
  )
}

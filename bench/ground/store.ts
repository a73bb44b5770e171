import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A searchable member and their region. */
export interface SearchableMember {
  readonly account: number
  readonly member: string
  readonly region: number | null
  /** 0 for men, 1 for women. */
  readonly gender: number
}

/** Selects members of a pool who have a region, spread over the crowd; the same ones every time. */
export function selectPeople(
  queries: Queries,
  pool: number,
  count: number,
): Promise<SearchableMember[]> {
  return queries.many(sql`
    select s.account_id as account, a.member_id as member, s.region_id as region, s.gender
    from search.member_search s join accounts.public_account a on a.account_id = s.account_id
    where s.pool_id = ${pool} and s.kind = 0 and s.region_id is not null
    order by md5(a.member_id::text) limit ${count}`)
}

/** Selects searchable members from the whole pool. */
export async function selectActive(queries: Queries, count: number): Promise<number[]> {
  const rows = await queries.many<{ account: number }>(sql`
    select account_id as account from search.member_search where kind = 0 order by md5(account_id::text) limit ${count}`)
  return rows.map(({ account }) => account)
}

/**
 * Makes the scheduled job skip the crowd's photos: it encodes AVIF every minute, which would
 * distort the measurements. Returns the number of photos skipped.
 */
export function skipAvifEncoding(queries: Queries): Promise<number> {
  return queries.run(
    sql`update photos.photo set avif_tries = 3 where avif_at is null and avif_tries < 3`,
  )
}

export async function grantCredits(
  queries: Queries,
  account: number,
  key: string,
  now: Date,
): Promise<void> {
  await queries.run(sql`
    select credits.public_grant(${account}, 10000000, ${key}, 'bonus', null::bigint, null::text, null, ${now}, 1)`)
}

/** Selects email addresses of members other than those in `apart`. */
export async function selectAddresses(
  queries: Queries,
  apart: readonly number[],
  count: number,
): Promise<readonly string[]> {
  const rows = await queries.many<{ email: string }>(sql`
    select a.email_key as email from accounts.public_confirmed_email a
    where a.pool_id = 1 and a.account_id <> all (${[...apart]}::bigint[]) order by md5(a.email_key) limit ${count}`)
  if (rows.length < count) throw new Error('not enough members')
  return rows.map(({ email }) => email)
}

/** Sets the same password for several members; the crowd's own passwords are unknown. */
export async function setPasswords(
  queries: Queries,
  accounts: readonly number[],
  hash: string,
): Promise<void> {
  await queries.run(
    sql`update accounts.account set password_hash = ${hash} where id = any (${[...accounts]}::bigint[])`,
  )
}

/** Counts the events that have not been delivered to all subscribers yet. */
export async function countPendingEvents(queries: Queries): Promise<number> {
  const row = await queries.one<{ untold: number }>(
    sql`select count(*) as untold from platform.task where schedule is null and dead_at is null`,
  )
  return row.untold
}

/**
 * Fills an inbox with `count` conversations, each with a different partner: the most recent ones
 * with members of the crowd, the rest with deleted accounts. The partner wrote last in each; one in
 * `unreadOf` is unread. Must run within a transaction.
 */
export async function fillInbox(
  queries: Queries,
  account: number,
  { count, unreadOf }: { readonly count: number; readonly unreadOf: number },
  now: Date,
): Promise<void> {
  // Takes longer than the limit for the product's own queries.
  await queries.run(sql`set local statement_timeout = 0`)
  await queries.run(sql`
    with partner as (
      select row_number() over (order by a.account_id) as n, a.account_id as id
      from accounts.public_account a where a.pool_id = 1 and a.kind = 'member' and a.account_id <> ${account}
      union all
      select 0, 1000000000 + n from generate_series(1, ${count}::int) n
    ), one as (
      select id, row_number() over (order by n = 0, n, id) as n from partner limit ${count}
    ), held as (
      insert into chat.conversation (public_id, pool_id, a_id, b_id, started_by, started_at, last_at, seq, a_sent, b_sent,
        a_unread, b_unread, a_read, b_read, a_delivered, b_delivered)
      select gen_random_uuid(), 1, least(id, ${account}), greatest(id, ${account}), ${account}, ${now}::timestamptz, ${now}::timestamptz - n * interval '1 minute', 1,
        (id < ${account})::int, (id > ${account})::int,
        (id > ${account} and n % ${unreadOf}::int = 0)::int, (id < ${account} and n % ${unreadOf}::int = 0)::int,
        (id < ${account} or n % ${unreadOf}::int > 0)::int, (id > ${account} or n % ${unreadOf}::int > 0)::int, 1, 1
      from one
      on conflict do nothing
      returning id, a_id + b_id - ${account} as other, last_at
    )
    insert into chat.message (conversation_id, seq, sender_id, client_id, kind, body, credits, at)
    select id, 1, other, gen_random_uuid(), 'text', 'Shall we meet at the fountain at eight?', 0, last_at from held`)
  await queries.run(sql`analyze chat.conversation, chat.message`)
}

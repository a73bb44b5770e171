import type { Locale } from '#kernel/locale.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Topic } from '../rules/cases.ts'

/** The confirmed address of a member; null without one. */
export async function selectConfirmedEmail(
  queries: Queries,
  account: number,
): Promise<string | null> {
  const row = await queries.maybe<{ email: string }>(
    sql`select email from accounts.public_account_notice_email where account_id = ${account}`,
  )
  return row?.email ?? null
}

/**
 * Counts the new cases for which an address got emails since an instant. Concurrent callers for the
 * same address wait.
 */
export async function countEmailed(
  tx: Transaction,
  emailKey: string,
  since: Date,
): Promise<number> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('complaints:' || ${emailKey}::text, 0))`,
  )
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from complaints.complaint c
    where c.email_key = ${emailKey} and c.emailed and c.received_at > ${since}`)
  return count
}

/** The decision that numbers in a complaint refer to; null if none does. */
export async function selectMentioned(
  queries: Queries,
  pool: number,
  numbers: readonly string[],
): Promise<number | null> {
  const row = await queries.maybe<{ id: number }>(sql`
    select s.id from complaints.statement s left join complaints.appeal a on a.statement_id = s.id
    where s.pool_id = ${pool}
      and (s.number = any(${[...numbers]}::text[]) or s.subject = any(${[...numbers]}::text[]) or a.number = any(${[...numbers]}::text[]))
    order by s.id limit 1`)
  return row?.id ?? null
}

/** A complaint or support request to be stored. */
export interface NewComplaint {
  /** The public id. */
  readonly id: string
  readonly number: string
  readonly clientId: string
  readonly pool: number
  readonly site: number
  readonly about: Topic | null
  readonly reference: string
  readonly details: string
  readonly account: number | null
  readonly email: string | null
  readonly emailKey: string | null
  readonly locale: Locale
  readonly emailed: boolean
  readonly aboutStatement: number | null
  readonly dueAt: Date
}

/** Stores a complaint; null if it exists already. */
export function insertComplaint(
  tx: Transaction,
  row: NewComplaint,
  now: Date,
): Promise<{ id: number } | null> {
  return tx.maybe(sql`
    insert into complaints.complaint (public_id, number, client_id, pool_id, site_id, kind, about, reference, details, account_id, email,
      email_key, locale, emailed, about_statement_id, received_at, due_at)
    values (${row.id}::uuid, ${row.number}, ${row.clientId}::uuid, ${row.pool}, ${row.site}, ${row.about === null ? 'support' : 'complaint'},
      ${row.about}, ${row.reference}, ${row.details}, ${row.account}, ${row.email}, ${row.emailKey}, ${row.locale},
      ${row.emailed}, ${row.aboutStatement}, ${now}, ${row.dueAt})
    on conflict on constraint complaint_once do nothing returning id`)
}

/** The receipt of a complaint by its idempotency key. */
export function selectReceipt(
  queries: Queries,
  {
    pool,
    account,
    emailKey,
    clientId,
  }: { pool: number; account: number | null; emailKey: string | null; clientId: string },
): Promise<{ id: number; number: string; received_at: Date; due_at: Date } | null> {
  return queries.maybe(sql`
    select id, number, received_at, due_at from complaints.complaint
    where pool_id = ${pool} and account_id is not distinct from ${account}::bigint
      and email_key is not distinct from ${emailKey}::text and client_id = ${clientId}::uuid`)
}

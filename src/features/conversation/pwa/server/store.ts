import { runInBatches } from '#platform/server/postgres/run-in-batches.ts'
import type { Database, Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** The maximum number of browsers per member; the oldest are deleted. */
const maxBrowsers = 10

interface NewSubscription {
  readonly account: number
  readonly session: number
  readonly mark: Buffer
  readonly sealed: Buffer
  readonly quiet: boolean
}

/**
 * Stores a browser's subscription as the only one of its session, replacing any other account's
 * subscription of the same browser.
 */
export async function upsertSubscription(
  database: Database,
  subscription: NewSubscription,
  now: Date,
): Promise<void> {
  const { account, session, mark, sealed, quiet } = subscription
  await database.transaction(async (tx) => {
    await tx.run(sql`
      delete from pwa.push_subscription
      where session_id = ${session} and mark <> ${mark} or mark = ${mark} and account_id <> ${account}`)
    await tx.run(sql`
      insert into pwa.push_subscription (account_id, session_id, mark, sealed, quiet, made_at)
      values (${account}, ${session}, ${mark}, ${sealed}, ${quiet}, ${now})
      on conflict (mark) do update
      set account_id = excluded.account_id, session_id = excluded.session_id, sealed = excluded.sealed, quiet = excluded.quiet`)
    await tx.run(sql`
      delete from pwa.push_subscription where id in (
        select id from pwa.push_subscription where account_id = ${account} order by id desc offset ${maxBrowsers})`)
  })
}

/** The subscription of a session; `null` if there is none. */
export function selectSessionSubscription(
  queries: Queries,
  session: number,
): Promise<{ sealed: Buffer; quiet: boolean } | null> {
  return queries.maybe(
    sql`select sealed, quiet from pwa.push_subscription where session_id = ${session} order by id desc limit 1`,
  )
}

export function deleteSessionSubscription(queries: Queries, session: number): Promise<number> {
  return queries.run(sql`delete from pwa.push_subscription where session_id = ${session}`)
}

export async function deleteAccountSubscriptions(queries: Queries, account: number): Promise<void> {
  await queries.run(sql`delete from pwa.push_subscription where account_id = ${account}`)
}

export async function deleteSubscription(queries: Queries, id: number): Promise<void> {
  await queries.run(sql`delete from pwa.push_subscription where id = ${id}`)
}

/** Deletes the subscriptions of ended sessions. */
export async function deleteOrphans(queries: Queries, now: Date): Promise<void> {
  await runInBatches((limit) =>
    queries.run(sql`
      delete from pwa.push_subscription where id in (
        select s.id from pwa.push_subscription s
        where not exists (
          select from accounts.public_session l where l.session_id = s.session_id and l.account_id = s.account_id and l.expires_at > ${now})
        limit ${limit})`),
  )
}

/** A member's subscriptions, still encrypted. */
export function selectAccountSubscriptions(
  queries: Queries,
  account: number,
): Promise<{ sealed: Buffer; quiet: boolean; made_at: Date }[]> {
  return queries.many(
    sql`select sealed, quiet, made_at from pwa.push_subscription where account_id = ${account} order by id`,
  )
}

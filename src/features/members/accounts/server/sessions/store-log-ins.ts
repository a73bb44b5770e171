import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { runInBatches } from '#platform/server/postgres/run-in-batches.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { LogInOrigin } from './log-in-origin.ts'

export type LogInOutcome = 'right' | 'wrong'

/**
 * Records a login or an attempt in the history of these accounts; for an unknown account it writes
 * nothing but takes just as long.
 */
export async function recordLogIns(
  tx: Transaction,
  accounts: readonly number[],
  note: LogInOrigin & { readonly outcome: LogInOutcome },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into accounts.login_history as l (account_id, hour, outcome, device_class, browser, system, country, times, last_at)
    select a.id, date_trunc('hour', ${now}::timestamptz), ${note.outcome}, ${note.device}, ${note.browser}, ${note.system},
      ${note.country ?? ''}, 1, ${now}::timestamptz
    from unnest(${[...accounts]}::bigint[]) a (id) order by a.id
    on conflict on constraint login_history_pk do update set times = l.times + 1, last_at = excluded.last_at`)
}

/** Removes a failed attempt that turned out to be correct. */
export async function removeFailedAttempts(
  tx: Transaction,
  accounts: readonly number[],
  from: LogInOrigin,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    with tried as (
      select l.* from accounts.login_history l
      where l.account_id = any(${[...accounts]}::bigint[]) and l.hour = date_trunc('hour', ${now}::timestamptz) and l.outcome = 'wrong'
        and l.device_class = ${from.device} and l.browser = ${from.browser} and l.system = ${from.system}
        and l.country = ${from.country ?? ''}
      order by l.account_id for update
    ), gone as (
      delete from accounts.login_history l using tried t
      where t.times = 1 and (l.account_id, l.hour, l.outcome, l.device_class, l.browser, l.system, l.country)
        = (t.account_id, t.hour, t.outcome, t.device_class, t.browser, t.system, t.country)
    )
    update accounts.login_history l set times = l.times - 1 from tried t
    where t.times > 1 and (l.account_id, l.hour, l.outcome, l.device_class, l.browser, l.system, l.country)
      = (t.account_id, t.hour, t.outcome, t.device_class, t.browser, t.system, t.country)`)
}

/** Logins from one kind of browser within an hour. */
export interface LogInRow extends LogInOrigin {
  readonly outcome: LogInOutcome
  readonly times: number
  readonly last_at: Date
}

/** Returns the logins and failed attempts of an account since an instant, latest first. */
export function selectLogIns(queries: Queries, account: number, since: Date): Promise<LogInRow[]> {
  return queries.many(sql`
    select outcome, device_class as device, browser, system, nullif(country, '') as country, times, last_at
    from accounts.login_history where account_id = ${account} and hour >= ${since} order by last_at desc limit 200`)
}

/** Deletes entries older than the history shown. */
export function deleteOldLogIns(queries: Queries, before: Date): Promise<number> {
  return runInBatches((batchSize) =>
    queries.run(sql`
      delete from accounts.login_history where ctid = any (array(
        select d.ctid from accounts.login_history d where d.hour < ${before} order by d.hour limit ${batchSize}))`),
  )
}

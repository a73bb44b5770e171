import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { piecemeal } from '#platform/server/postgres/piecemeal.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { SeenFrom } from './seen-from.ts'

export type LogInOutcome = 'right' | 'wrong'

/** Counts a log-in, or a try, in the history of these accounts; of nobody it writes nothing and takes as long. */
export async function noteLogIns(
  tx: Transaction,
  accounts: readonly number[],
  note: SeenFrom & { readonly outcome: LogInOutcome },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into accounts.login_history as l (account_id, hour, outcome, device_class, browser, system, country, times, last_at)
    select a.id, date_trunc('hour', ${now}::timestamptz), ${note.outcome}, ${note.device}, ${note.browser}, ${note.system},
      ${note.country ?? ''}, 1, ${now}::timestamptz
    from unnest(${[...accounts]}::bigint[]) a (id) order by a.id
    on conflict on constraint login_history_pk do update set times = l.times + 1, last_at = excluded.last_at`)
}

/** Takes back a try that turned out not to be wrong. */
export async function takeBackWrong(
  tx: Transaction,
  accounts: readonly number[],
  from: SeenFrom,
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

/** Log-ins of one sort of browser within an hour. */
export interface LogInRow extends SeenFrom {
  readonly outcome: LogInOutcome
  readonly times: number
  readonly last_at: Date
}

/** The log-ins and wrong tries of an account since an instant, the latest first. */
export function selectLogIns(queries: Queries, account: number, since: Date): Promise<LogInRow[]> {
  return queries.many(sql`
    select outcome, device_class as device, browser, system, nullif(country, '') as country, times, last_at
    from accounts.login_history where account_id = ${account} and hour >= ${since} order by last_at desc limit 200`)
}

/** Deletes what is older than the list goes back. */
export function deleteOldLogIns(queries: Queries, before: Date): Promise<number> {
  return piecemeal((most) =>
    queries.run(sql`
      delete from accounts.login_history where ctid = any (array(
        select d.ctid from accounts.login_history d where d.hour < ${before} order by d.hour limit ${most}))`),
  )
}

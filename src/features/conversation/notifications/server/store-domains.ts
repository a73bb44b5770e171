import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Until when nothing is sent to a domain. */
export async function selectPause(queries: Queries, domain: string): Promise<Date | null> {
  const row = await queries.maybe<{ resume_at: Date }>(
    sql`select resume_at from notifications.domain_pause where domain = ${domain}`,
  )
  return row?.resume_at ?? null
}

/** Sends nothing to a domain for a minute, doubled up to an hour while it keeps refusing. */
export async function pauseDomain(queries: Queries, domain: string, now: Date): Promise<void> {
  await queries.run(sql`
    insert into notifications.domain_pause as d (domain, resume_at, tries)
    values (${domain}, ${now}::timestamptz + interval '1 minute', 1)
    on conflict (domain) do update set
      tries = case when d.resume_at < ${now}::timestamptz - interval '1 hour' then 1 else least(d.tries + 1, 7) end,
      resume_at = ${now}::timestamptz + least(interval '1 hour', interval '1 minute' * power(2,
        case when d.resume_at < ${now}::timestamptz - interval '1 hour' then 0 else least(d.tries, 6) end))
    where d.resume_at <= ${now}`)
}

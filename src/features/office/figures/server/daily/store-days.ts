import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { type Group, groups } from '../../rules/daily/measures.ts'
import { leastPeople } from '../../rules/daily/protect-counts.ts'
import { type DayQuery, groupQueries } from './store-groups.ts'

/** How a day has been counted so far. */
export interface RecordedDay {
  readonly day: string
  readonly recordedAt: Date
  readonly closed: boolean
  readonly weeks: number
}

/** The days of a site that have been counted. */
export function selectDays(queries: Queries, site: number): Promise<RecordedDay[]> {
  return queries.many(sql`
    select d.day, d.recorded_at as "recordedAt", d.closed, d.weeks from figures.day d where d.site_id = ${site}`)
}

/** When someone first signed up on a site; null if no one has. */
export async function selectBeginning(queries: Queries, site: number): Promise<Date | null> {
  const row = await queries.maybe<{ at: Date }>(sql`
    select a.created_at as at from accounts.public_office_account a
    where a.site_id = ${site} and a.kind = 'member' order by a.created_at, a.account_id limit 1`)
  return row?.at ?? null
}

/**
 * Locks a day for counting, waiting for anyone who counts it at the same time, and returns how it has
 * been counted.
 */
export function lockDay(
  tx: Transaction,
  { site, day }: { readonly site: number; readonly day: string },
  now: Date,
): Promise<Pick<RecordedDay, 'closed' | 'weeks'>> {
  return tx.one(sql`
    insert into figures.day as d (site_id, day, recorded_at) values (${site}, ${day}, ${now})
    on conflict (site_id, day) do update set recorded_at = case when d.closed then d.recorded_at else excluded.recorded_at end
    returning d.closed, d.weeks`)
}

/** Replaces everything counted on a day, except who came back later. */
export async function replaceCounts(tx: Transaction, day: string, query: DayQuery): Promise<void> {
  await tx.run(sql`
    delete from figures.day_count c where c.site_id = ${query.site} and c.day = ${day} and not starts_with(c.measure, 'returned_')`)
  for (const group of groups) if (group !== 'returned') await insertCounts(tx, day, group, query)
}

/** Adds the rows of one group. */
export async function insertCounts(
  tx: Transaction,
  day: string,
  group: Group,
  query: DayQuery,
): Promise<void> {
  await tx.run(sql`
    insert into figures.day_count (site_id, day, measure, country, language, source, currency, value, people)
    select ${query.site}, ${day}::date, x.measure, x.country, x.language, x.source, x.currency, x.value, x.people
    from (${groupQueries[group](query)}) x`)
}

export async function closeDay(
  tx: Transaction,
  { site, day, weeks }: { readonly site: number; readonly day: string; readonly weeks: number },
): Promise<void> {
  await tx.run(sql`
    update figures.day set closed = true, weeks = ${weeks} where site_id = ${site} and day = ${day}`)
}

/**
 * Removes the names of traffic sources that have brought fewer than ten members from a day, before
 * any of its members can be erased: one person may have had a link of their own. Their counts are
 * added up. Of a closed day, only the members who came back are new.
 */
export async function mergeSmallSources(
  tx: Transaction,
  { site, day, closed }: { readonly site: number; readonly day: string; readonly closed: boolean },
): Promise<void> {
  const named = closed
    ? sql`s.day = ${day} group by s.source`
    : sql`true group by s.source having sum(s.value) >= ${leastPeople}`
  await tx.run(sql`
    with small as (
      delete from figures.day_count c
      where c.site_id = ${site} and c.day = ${day} and c.source not in ('', '*') and c.source not in (
        select s.source from figures.day_count s where s.site_id = ${site} and s.measure = 'signed_up' and ${named}
      ) and (starts_with(c.measure, 'returned_') or not ${closed})
      returning c.*
    )
    insert into figures.day_count as c (site_id, day, measure, country, language, source, currency, value, people)
    select s.site_id, s.day, s.measure, s.country, s.language, '*', s.currency, sum(s.value)::bigint, sum(s.people)::int
    from small s group by s.site_id, s.day, s.measure, s.country, s.language, s.currency
    on conflict (site_id, day, measure, country, language, source, currency)
      do update set value = c.value + excluded.value, people = c.people + excluded.people`)
}

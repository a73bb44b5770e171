import type { Queries } from '#platform/server/postgres/database.ts'
import { type Sql, sql } from '#platform/server/postgres/sql.ts'
import type { Days } from '../../rules/daily/days.ts'

/** The property by which figures are broken down; `all` for a total. */
export type Key = 'all' | 'day' | 'month' | 'country' | 'language' | 'source'

const keys: Readonly<Record<Key, Sql>> = {
  all: sql.part`''`,
  day: sql.part`c.day::text`,
  month: sql.part`to_char(c.day, 'YYYY-MM')`,
  country: sql.part`c.country`,
  language: sql.part`c.language`,
  source: sql.part`c.source`,
}

/**
 * A figure: the value, and a lower bound on the number of people behind it, for each way of
 * counting them.
 */
export interface FigureRow {
  readonly key: string
  readonly measure: string
  readonly currency: string
  readonly value: number
  readonly peopleSum: number
  readonly peopleMax: number
}

/** Adds up what was counted on a site's days, by key, measure and currency. */
export function selectFigures(
  queries: Queries,
  { site, days, key }: { readonly site: number; readonly days: Days; readonly key: Key },
): Promise<FigureRow[]> {
  return queries.many(sql`
    select d.key, d.measure, d.currency, sum(d.value)::bigint as value, sum(d.people)::int as "peopleSum", max(d.people)::int as "peopleMax"
    from (
      select ${keys[key]} as key, c.measure, c.currency, sum(c.value) as value, sum(c.people) as people
      from figures.day_count c
      where c.site_id = ${site} and c.day >= ${days.from} and c.day <= ${days.until}
      group by 1, 2, 3, c.day
    ) d
    group by d.key, d.measure, d.currency`)
}

/** When a site's figures were last counted; null if never. */
export async function selectRecordedAt(queries: Queries, site: number): Promise<Date | null> {
  const { at } = await queries.one<{ at: Date | null }>(sql`
    select max(d.recorded_at) as at from figures.day d where d.site_id = ${site}`)
  return at
}

/** Deletes days older than a date, of every site. */
export async function deleteOldDays(queries: Queries, before: string): Promise<void> {
  await queries.run(sql`delete from figures.day where day < ${before}`)
}

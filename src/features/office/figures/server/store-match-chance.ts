import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Stratum } from '../rules/compute-match-chance.ts'

/**
 * Members of a pool who existed and were active during the entire period, grouped by gender, age
 * and number of likes given, and how many with and without Premium got a match. Members who first
 * bought Premium during the period are in neither group; only matches between members count.
 */
export async function selectStrata(
  queries: Queries,
  { pool, from, until }: { pool: number; from: Date; until: Date },
): Promise<Stratum[]> {
  const rows = await queries.many<{
    premium: number
    premium_matched: number
    free: number
    free_matched: number
  }>(sql`
    select count(*) filter (where x.premium)::int as premium, count(*) filter (where x.premium and x.matched)::int as premium_matched,
      count(*) filter (where not x.premium)::int as free, count(*) filter (where not x.premium and x.matched)::int as free_matched
    from (
      select p.gender, width_bucket(extract(year from age(${from}::timestamptz::date, p.birth)), array[30, 45]::numeric[]) as ages,
        width_bucket(coalesce(given.likes, 0), array[1, 5, 20]::bigint[]) as activity,
        bought.since is not null as premium, matched.account_id is not null as matched
      from accounts.public_account a
      join profiles.public_profile p on p.account_id = a.account_id and p.status = 'active'
      left join credits.public_premium bought on bought.account_id = a.account_id
      left join (
        select g.account_id, count(*) as likes from likes.public_like g
        where g.at >= ${from} and g.at < ${until} group by g.account_id
      ) given on given.account_id = a.account_id
      left join (
        select m.account_id from likes.public_match m
        join accounts.public_account o on o.account_id = m.other_id and o.kind = 'member'
        where m.at >= ${from} and m.at < ${until} group by m.account_id
      ) matched on matched.account_id = a.account_id
      where a.pool_id = ${pool} and a.kind = 'member' and a.status = 'active' and a.activated_at < ${from}
        and a.last_active_at >= ${from} and (bought.since is null or bought.since < ${from})
    ) x
    group by x.gender, x.ages, x.activity`)
  return rows.map((row) => ({
    premium: { people: row.premium, matched: row.premium_matched },
    free: { people: row.free, matched: row.free_matched },
  }))
}

import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

interface StatisticsQuery {
  readonly pool: number
  readonly from: Date
  readonly until: Date
}

/** Counts messages written in the name of a pool's fictional profiles, by staff or AI. */
export async function countAuthored(
  queries: Queries,
  { pool, from, until }: StatisticsQuery,
): Promise<number> {
  const { written } = await queries.one<{ written: number }>(sql`
    select count(*)::int as written
    from chat.message m join chat.conversation c on c.id = m.conversation_id
    where m.author_kind is not null and m.at >= ${from} and m.at < ${until} and c.pool_id = ${pool}`)
  return written
}

/**
 * Measures how first messages between members of a pool were answered, from the newest `most` of
 * them: counts, and the median time in minutes. Without those whose sender has deleted all they
 * wrote.
 */
export function measureAnswers(
  queries: Queries,
  { pool, from, until, most }: StatisticsQuery & { readonly most: number },
): Promise<{ begun: number; answered: number; medianMinutes: number | null }> {
  return queries.one(sql`
    select count(*)::int as begun, count(x.answered_at)::int as answered,
      (percentile_cont(0.5) within group (order by extract(epoch from x.answered_at - x.started_at)) / 60)::float8 as "medianMinutes"
    from (
      select c.started_at, (
        select m.at from chat.message m where m.conversation_id = c.id and m.sender_id <> c.started_by order by m.seq limit 1
      ) as answered_at
      from chat.conversation c
      join accounts.public_account a on a.account_id = c.a_id and a.kind = 'member'
      join accounts.public_account b on b.account_id = c.b_id and b.kind = 'member'
      where c.pool_id = ${pool} and c.started_at >= ${from} and c.started_at < ${until}
        and exists (select from chat.message o where o.conversation_id = c.id and (o.sender_id <> c.started_by or o.deleted_at is null))
      order by c.started_at desc limit ${most}
    ) x`)
}

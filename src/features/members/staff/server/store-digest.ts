import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { MoneyActTotal } from '../rules/money-digest.ts'

/** Returns the money actions of staff in a time range, by person, site and kind. */
export function selectMoneyActs(
  queries: Queries,
  range: { from: Date; until: Date },
): Promise<MoneyActTotal[]> {
  return queries.many(sql`
    select a.person_id as person, max(a.name) as name, a.money ->> 'kind' as kind,
      case a.money ->> 'kind' when 'grant' then null else (a.money ->> 'site')::int end as site,
      a.money ->> 'currency' as currency, count(*)::int as count, sum((a.money ->> 'amount')::bigint)::bigint as total,
      count(distinct a.money ->> 'account')::int as members
    from staff.audit a
    where a.at >= ${range.from} and a.at < ${range.until} and a.money is not null and a.person_id is not null
    group by 1, 3, 4, 5 order by max(a.name), 1, 4 nulls last, 3, 5`)
}

/** Marks a day's email as sent; `false` if it was before. */
export async function claimDigest(tx: Transaction, day: string, now: Date): Promise<boolean> {
  const claimed = await tx.run(
    sql`insert into staff.money_digest (day, at) values (${day}, ${now}) on conflict do nothing`,
  )
  return claimed === 1
}

/** The owners who log in, by internal key. */
export async function selectOwners(queries: Queries): Promise<number[]> {
  const rows = await queries.many<{ id: number }>(
    sql`select p.id from staff.person p where p.role = 'owner' and p.status = 'active' order by p.id`,
  )
  return rows.map(({ id }) => id)
}

/** An owner's address; `null` if they no longer are one. */
export function selectOwner(
  queries: Queries,
  id: number,
): Promise<{ email: string; name: string } | null> {
  return queries.maybe(
    sql`select p.email, p.name from staff.person p where p.id = ${id} and p.role = 'owner' and p.status = 'active'`,
  )
}

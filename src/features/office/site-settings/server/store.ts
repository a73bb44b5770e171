import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** The number of a site's orders that can still be paid. */
export async function countOpenOrders(queries: Queries, site: number): Promise<number> {
  const row = await queries.one<{ count: number }>(sql`
    select count(*)::int as count from payments.public_order o
    where o.site_id = ${site} and o.status in ('created', 'pending')`)
  return row.count
}

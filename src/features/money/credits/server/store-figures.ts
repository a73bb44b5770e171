import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Counts credit returns on a site since an instant: refunds of unreadable messages, and purchases
 * that were refunded.
 */
export function countReturned(
  queries: Queries,
  site: number,
  since: Date,
): Promise<{ messages: number; orders: number }> {
  return queries.one(sql`
    select count(*) filter (where m.kind = 'refund')::int as messages,
      count(distinct (m.account_id, m.reverses)) filter (where m.kind = 'take_back' and not exists (
        select from credits.movement g where g.account_id = m.account_id and g.kind = 'give_again' and g.reverses = m.version))::int as orders
    from credits.movement m join accounts.public_account a on a.account_id = m.account_id
    where m.kind in ('refund', 'take_back') and m.at >= ${since} and a.site_id = ${site}`)
}

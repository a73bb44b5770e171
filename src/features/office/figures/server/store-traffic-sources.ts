import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { SourceCounts } from '../rules/hide-small-counts.ts'

/** Counts the members who signed up on a site since `from`, by the network they came from. */
export function countBySource(
  queries: Queries,
  { site, from }: { readonly site: number; readonly from: Date },
): Promise<SourceCounts[]> {
  return queries.many<SourceCounts>(sql`
    select s.network ->> 'network' as source, count(*)::int as "signedUp", count(*) filter (where s.confirmed)::int as confirmed,
      count(*) filter (where exists (
        select from payments.public_order o where o.account_id = s.account_id and o.status = 'completed'
      ))::int as purchased
    from accounts.public_traffic_source s
    where s.site_id = ${site} and s.created_at >= ${from}
    group by 1`)
}

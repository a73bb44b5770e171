import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Counts the members of a site who deleted their account since an instant and did not reactivate
 * it: those who still can, and those erased.
 */
export async function countDeletions(queries: Queries, site: number, since: Date): Promise<number> {
  const { deletions } = await queries.one<{ deletions: number }>(sql`
    select (select count(*) from accounts.account a where a.site_id = ${site} and a.deleted_at >= ${since})::int
      + (select count(*) from accounts.deletion_receipt r where r.site_id = ${site} and r.requested_at >= ${since})::int as deletions`)
  return deletions
}

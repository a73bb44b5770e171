import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { ResultRow } from '../search-request.ts'

/**
 * The rows of the given accounts that others can find, with all fields of a card; other accounts
 * are omitted.
 */
export function selectResultRows(
  queries: Queries,
  accounts: readonly number[],
): Promise<ResultRow[]> {
  return queries.many(sql`
    select m.account_id, false as offline, a.member_id, a.name, m.kind, m.birth, m.joined, m.last_active, m.activity_rank, m.city_id, c.name as city, r.name as region, 0 as km,
      f.photo_id, f.width, f.height, encode(f.thumbhash, 'base64') as thumbhash, f.description, f.verified, f.generated, h.habit as answering
    from search.member_search m
    join accounts.public_account a on a.account_id = m.account_id
    left join geography.public_city c on c.id = m.city_id
    left join geography.public_region r on r.id = m.region_id
    left join photos.public_main_photo f on f.account_id = m.account_id
    left join profiles.public_reply_habit h on h.account_id = m.account_id
    where m.account_id = any (${[...accounts]}::bigint[])`)
}

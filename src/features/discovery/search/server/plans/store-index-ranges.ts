import { type Sql, sql } from '#platform/server/postgres/sql.ts'
import type { SearchRequest } from '../search-request.ts'
import { afterPosition, visiblePredicate } from '../store-predicates.ts'
import type { ProjectionParts } from '../store-projections.ts'

/**
 * A set of index ranges: `keys` lists them as a row source, `where` selects the range of one of its
 * rows, `t`.
 */
export interface IndexRanges {
  readonly keys: Sql
  readonly where: Sql
}

/** A search that reads a single index range. */
export function singleRange(shape: ProjectionParts, r: SearchRequest, where: Sql): Sql {
  return sql`${shape.before}
    select s.account_id, s.last_active, 0 as km
    from search.member_search s
    where ${where} and ${afterPosition(r.after)} and ${visiblePredicate(r)}
    order by s.last_active desc, s.account_id desc ${shape.limit}
    ${shape.after}`
}

/**
 * A search that reads several ranges, each in order and no further than the page, and merges them.
 */
export function mergedRanges(
  shape: ProjectionParts,
  r: SearchRequest,
  { keys, where }: IndexRanges,
): Sql {
  return sql`${shape.before}
    select z.account_id, z.last_active, 0 as km
    from (${keys}) t
    cross join lateral (${inOrder(r, where, shape.limit)}) z
    ${shape.newest}
    ${shape.after}`
}

/**
 * A search over so many ranges that it first looks at the most recent row of each: the N most
 * recent rows of all are in the N ranges with the most recent first rows, and none is older than
 * the last of those first rows. Only these parts are read.
 */
export function newestRanges(
  shape: ProjectionParts,
  r: SearchRequest,
  { keys, where }: IndexRanges,
): Sql {
  return sql`${shape.before}
    select z.account_id, z.last_active, 0 as km
    from (
      select t.*, case when count(*) over () >= ${shape.enough} then min(t.newest_at) over () else '-infinity' end as from_at
      from (
        select t.*, n.last_active as newest_at
        from (${keys}) t
        cross join lateral (${inOrder(r, where, justOne)}) n
        order by n.last_active desc, n.account_id desc ${shape.limit}
      ) t
    ) t
    cross join lateral (${inOrder(r, sql`${where} and s.last_active >= t.from_at`, shape.limit)}) z
    ${shape.newest}
    ${shape.after}`
}

function inOrder(r: SearchRequest, where: Sql, limit: Sql): Sql {
  return sql`
      select s.account_id, s.last_active
      from search.member_search s
      where ${where} and ${afterPosition(r.after)} and ${visiblePredicate(r)}
      order by s.last_active desc, s.account_id desc ${limit}`
}

const justOne = sql`limit 1`

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
    select s.account_id, s.activity_rank, 0 as km
    from search.member_search s
    where ${where} and ${afterPosition(r.after)} and ${visiblePredicate(r)}
    order by s.activity_rank desc, s.account_id desc ${shape.limit}
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
    select z.account_id, z.activity_rank, 0 as km
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
    select z.account_id, z.activity_rank, 0 as km
    from (
      select t.*, case when count(*) over () >= ${shape.enough} then min(t.newest) over () else 0 end as from_rank
      from (
        select t.*, n.activity_rank as newest
        from (${keys}) t
        cross join lateral (${inOrder(r, where, justOne)}) n
        order by n.activity_rank desc, n.account_id desc ${shape.limit}
      ) t
    ) t
    cross join lateral (${inOrder(r, sql`${where} and s.activity_rank >= t.from_rank`, shape.limit)}) z
    ${shape.newest}
    ${shape.after}`
}

function inOrder(r: SearchRequest, where: Sql, limit: Sql): Sql {
  return sql`
      select s.account_id, s.activity_rank
      from search.member_search s
      where ${where} and ${afterPosition(r.after)} and ${visiblePredicate(r)}
      order by s.activity_rank desc, s.account_id desc ${limit}`
}

const justOne = sql`limit 1`

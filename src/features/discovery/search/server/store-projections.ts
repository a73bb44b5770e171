import { type Sql, sql } from '#platform/server/postgres/sql.ts'

/**
 * The kinds of search results: one page plus one row to detect a next page, everything a visitor
 * may see, or only the count. Limits are literals, because a plan made without knowing them assumes
 * a tenth of the table.
 */
export type Projection = 'page' | 'visitor' | 'count'

/** The SQL fragments that differ by projection; `enough` is the limit as a number. */
export interface ProjectionParts {
  readonly before: Sql
  readonly after: Sql
  readonly enough: Sql
  readonly limit: Sql
  /** Merges index ranges that were read in order. */
  readonly newest: Sql
}

const cards = {
  before: sql`
    select x.account_id, false as offline, a.member_id, a.name, m.kind, m.birth, m.joined, m.last_active, x.activity_rank, m.city_id, c.name as city, r.name as region, x.km,
      f.photo_id, f.width, f.height, encode(f.thumbhash, 'base64') as thumbhash, f.description, f.verified, f.generated, h.habit as answering
    from (`,
  after: sql`) x
    join search.member_search m on m.account_id = x.account_id
    join accounts.public_account a on a.account_id = x.account_id
    left join geography.public_city c on c.id = m.city_id
    left join geography.public_region r on r.id = m.region_id
    left join photos.public_main_photo f on f.account_id = x.account_id
    left join profiles.public_reply_habit h on h.account_id = x.account_id
    order by x.km, x.activity_rank desc, x.account_id desc`,
}

/**
 * With at most this many index ranges, all are read; with more, only those that could contribute to
 * the page (see `newestRanges`).
 */
export const maxMergedRanges = 8

/** Counting stops here. */
export const countLimit = 1001

/** The SQL fragments of each projection. */
export const projections: Readonly<Record<Projection, ProjectionParts>> = {
  page: {
    ...cards,
    enough: sql`25`,
    limit: sql`limit 25`,
    newest: sql`order by z.activity_rank desc, z.account_id desc limit 25`,
  },
  visitor: {
    ...cards,
    enough: sql`72`,
    limit: sql`limit 72`,
    newest: sql`order by z.activity_rank desc, z.account_id desc limit 72`,
  },
  // Twice the reported limit, so that a large total for one searcher means more than 500 for
  // everyone.
  count: {
    before: sql`select count(*)::int as total from (`,
    after: sql`) x`,
    enough: sql`1001`,
    limit: sql`limit 1001`,
    newest: sql`limit 1001`,
  },
}

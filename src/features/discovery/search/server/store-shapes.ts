import { type Sql, sql } from '#platform/server/postgres/sql.ts'

/**
 * What a search gives: one page and one more to know whether it goes on, all that a visitor may ever see, or only how many there are.
 * The limits are written out, for a plan made without knowing them would be a plan for a tenth of the table.
 */
export type Shape = 'page' | 'visitor' | 'count'

/** The pieces of a statement that differ by what it shall give; `enough` is the limit as a number. */
export interface ShapePieces {
  readonly before: Sql
  readonly after: Sql
  readonly enough: Sql
  readonly limit: Sql
  /** What merges stretches that were read in order. */
  readonly newest: Sql
}

const cards = {
  before: sql`
    select x.account_id, a.member_id, a.name, m.kind, m.birth, m.joined, x.last_active, m.city_id, c.name as city, r.name as region, x.km,
      f.photo_id, f.width, f.height, encode(f.thumbhash, 'base64') as thumbhash, f.description, f.verified, f.generated, h.habit as answering
    from (`,
  after: sql`) x
    join search.member_search m on m.account_id = x.account_id
    join accounts.public_account a on a.account_id = x.account_id
    left join geography.public_city c on c.id = m.city_id
    left join geography.public_region r on r.id = m.region_id
    left join photos.public_main_photo f on f.account_id = x.account_id
    left join profiles.public_reply_habit h on h.account_id = x.account_id
    order by x.km, x.last_active desc, x.account_id desc`,
}

/** So few stretches of an index are read at once; of more, only those that can hold someone of the page (see `newestOf`). */
export const fewStretches = 8

/** Where counting stops. */
export const countLimit = 1001

/** The pieces of each shape. */
export const shapes: Readonly<Record<Shape, ShapePieces>> = {
  page: {
    ...cards,
    enough: sql`25`,
    limit: sql`limit 25`,
    newest: sql`order by z.last_active desc, z.account_id desc limit 25`,
  },
  visitor: {
    ...cards,
    enough: sql`72`,
    limit: sql`limit 72`,
    newest: sql`order by z.last_active desc, z.account_id desc limit 72`,
  },
  // Twice what is told, so that a crowd for one is more than 500 for anyone.
  count: {
    before: sql`select count(*)::int as total from (`,
    after: sql`) x`,
    enough: sql`1001`,
    limit: sql`limit 1001`,
    newest: sql`limit 1001`,
  },
}

import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Answering } from '#features/members/profiles/index.ts'
import type { LikeList } from '../rules/like-lists.ts'

/** A row of a list, with the fields of a card. */
export interface LikeRow {
  readonly other_id: number
  readonly member_id: string
  readonly name: string
  readonly kind: 'member' | 'fictional' | 'sponsored'
  readonly birth: string
  readonly created_at: Date
  readonly last_active_at: Date | null
  readonly invisible: boolean
  readonly city: string | null
  readonly region: string | null
  /** Distance between two different cities; null without one, never 0. */
  readonly km: number | null
  /** When the like or match happened. */
  readonly at: Date
  readonly new: boolean
  readonly match_id: string | null
  readonly answering: Answering | null
}

/** The list position after which the page starts. */
export interface Position {
  readonly isNew: boolean
  readonly at: Date | 'infinity'
  readonly account: number
}

/** The start of a list. */
export const startPosition: Position = {
  isNew: true,
  at: 'infinity',
  account: Number.MAX_SAFE_INTEGER,
}

interface Page {
  readonly reader: number
  /** The kinds of profiles shown to the reader. */
  readonly kinds: readonly string[]
  readonly after: Position
}

export const pageSize = 24

// One more than a page, to detect a next page.
const limit = sql.part`limit 25`

const card = {
  before: sql.part`
    select v.other_id, v.member_id, v.name, v.kind, v.birth, v.created_at, v.last_active_at, v.invisible, c.name as city, r.name as region,
      case when me.city_id <> v.city_id then greatest(1, geography.public_distance_km(me.city_id, v.city_id)) end as km,
      v.at, v.new, m.id as match_id, h.habit as answering
    from (`,
  after: sql.part`) v
    left join geography.public_city c on c.id = v.city_id
    left join geography.public_region r on r.id = v.region_id
    left join profiles.public_profile me on me.account_id = v.account_id
    left join likes.match m on m.account_id = v.account_id and m.other_id = v.other_id
    left join profiles.public_reply_habit h on h.account_id = v.other_id
    order by `,
}

/**
 * Selects one page of a list, plus one row if there is a next page. Received likes are read in
 * index order with a look-up for each: the share of new likes differs by account, and a plan made
 * for "few" would read thousands to show 24.
 */
export const selectPage: Readonly<
  Record<LikeList, (queries: Queries, page: Page) => Promise<LikeRow[]>>
> = {
  liked_by: (queries, { reader, kinds, after }) =>
    queries.many(sql`
      ${card.before}
        select v.*
        from (
          select g.liked_id, g.liker_id, g.seen_at is null as new, g.at from likes.profile_like g
          where g.liked_id = ${reader}
            and (g.seen_at is null, g.at, g.liker_id) < (${after.isNew}::boolean, ${after.at}::timestamptz, ${after.account}::bigint)
          order by (g.seen_at is null) desc, g.at desc, g.liker_id desc
        ) k
        cross join lateral (
          select * from likes.visible_received s where s.account_id = k.liked_id and s.other_id = k.liker_id offset 0
        ) v
        where v.kind = any (${[...kinds]}::text[])
        order by k.new desc, k.at desc, k.liker_id desc ${limit}
      ${card.after} v.new desc, v.at desc, v.other_id desc`),
  likes: (queries, { reader, kinds, after }) =>
    queries.many(sql`
      ${card.before}
        select * from likes.visible_given
        where account_id = ${reader} and kind = any (${[...kinds]}::text[])
          and (at, other_id) < (${after.at}::timestamptz, ${after.account}::bigint)
        order by at desc, other_id desc ${limit}
      ${card.after} v.at desc, v.other_id desc`),
  matches: (queries, { reader, kinds, after }) =>
    queries.many(sql`
      ${card.before}
        select * from likes.visible_match s
        where s.account_id = ${reader} and s.kind = any (${[...kinds]}::text[])
          and (s.at, s.other_id) < (${after.at}::timestamptz, ${after.account}::bigint)
        order by s.at desc, s.other_id desc ${limit}
      ${card.after} v.at desc, v.other_id desc`),
}

/** Reads one match by its public id. */
export function selectMatch(
  queries: Queries,
  { reader, match }: { reader: number; match: string },
): Promise<LikeRow | null> {
  return queries.maybe(sql`
    ${card.before}
      select * from likes.visible_match where account_id = ${reader} and id = ${match}
    ${card.after} v.at`)
}

/** Reads the newest unseen like received. */
export function selectNewest(
  queries: Queries,
  reader: number,
): Promise<{ other_id: number; member_id: string; name: string } | null> {
  return queries.maybe(sql`
    select other_id, member_id, name from likes.visible_received
    where account_id = ${reader} and new and kind = 'member'
    order by new desc, at desc, other_id desc limit 1`)
}

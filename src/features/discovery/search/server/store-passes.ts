import { type Sql, sql } from '#platform/server/postgres/sql.ts'
import type { Request } from './request.ts'

/** What a search asks of a member beside where they stand in an index. */
export type Facts = Pick<Request, 'since' | 'bornAfter' | 'bornUntil' | 'photo' | 'kinds' | 'bit'>

/**
 * Who fits, of `search.member_search s` or `search.public_searchable s`: every word of this stands in each index, so the table is not
 * read for it. Lists above that choose people ask the same.
 */
export function fits(f: Facts): Sql {
  return sql`s.last_active >= coalesce(${f.since}::timestamptz, '-infinity')
    and s.birth > ${f.bornAfter} and s.birth <= ${f.bornUntil} and (s.has_photo or not ${f.photo}::boolean)
    and s.kind = any (${f.kinds}::smallint[]) and s.seeks & ${f.bit}::smallint <> 0`
}

/**
 * Who passes: fits, is none of those never to be shown, and no block lies between them and the searcher. Blocks are read once and
 * hashed: a plan made without knowing whose they are takes them for a handful, and would compare each member with each of thousands.
 */
export function passes(r: Request): Sql {
  return sql`${fits(r)}
    and s.account_id <> all (${r.excluded}::bigint[])
    and s.account_id not in (select b.other_id from blocks.public_block b where b.account_id = ${r.me}::bigint)`
}

/** Who comes after the place where the list goes on, newest first. */
export function comesAfter({ at, account }: Request['after']): Sql {
  return sql`(s.last_active, s.account_id) < (${at}::timestamptz, ${account}::bigint)`
}

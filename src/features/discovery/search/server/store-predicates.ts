import { daysBetween, localDate } from '#kernel/calendar.ts'
import { type Sql, sql } from '#platform/server/postgres/sql.ts'
import { choiceNames } from '../rules/choices.ts'
import type { RequiredColumn } from '../rules/switches.ts'
import type { SearchRequest } from './search-request.ts'

/** The criteria of a search other than the index range. */
export type MatchCriteria = Pick<
  SearchRequest,
  'since' | 'until' | 'bornAfter' | 'bornUntil' | 'required' | 'choices' | 'kinds' | 'bit'
>

/**
 * Matches rows of `search.member_search s` or `search.public_searchable s` against the criteria.
 * Every column used is part of each index, so the table isn't read. Other features that choose
 * members use it too.
 */
export function matchPredicate(f: MatchCriteria): Sql {
  return sql`s.last_active >= coalesce(${f.since}::timestamptz, '-infinity')
    and s.activity_rank >= ${f.since === null ? 0 : lowestRank(f.since)}
    and (s.kind <> 0 or s.last_active < coalesce(${f.until}::timestamptz, 'infinity'))
    and s.birth > ${f.bornAfter} and s.birth <= ${f.bornUntil}
    and ${columnPredicate(f)} and ${choicePredicate(f)}
    and s.kind = any (${f.kinds}::smallint[]) and s.seeks & ${f.bit}::smallint <> 0`
}

/** The rows for which a column that a switch requires is true. */
const columnPredicates: Readonly<Record<RequiredColumn, (required: boolean) => Sql>> = {
  has_photo: (required) => sql`(s.has_photo or not ${required}::boolean)`,
}

function columnPredicate({ required }: Pick<MatchCriteria, 'required'>): Sql {
  return Object.entries(columnPredicates)
    .map(([column, toPredicate]) => toPredicate(required[column as RequiredColumn]))
    .reduce((all, one) => sql`${all} and ${one}`)
}

/**
 * The rows of members who state any of the chosen values, for each filter. The bits of the values are
 * looked up once per query, and not at all if nothing is chosen. A value that no one has stated yet
 * has no bit and finds no one.
 */
function choicePredicate({ choices }: Pick<MatchCriteria, 'choices'>): Sql {
  return choiceNames
    .map((name) => {
      const chosen = [...choices[name]]
      return sql`(cardinality(${chosen}::text[]) = 0 or s.choices & (
        select coalesce(bit_or(1::bigint << c.bit), 0) from search.choice c
        where c.trait = ${name} and c.choice = any (${chosen}::text[])) <> 0)`
    })
    .reduce((all, one) => sql`${all} and ${one}`)
}

/**
 * Matches the criteria, excludes accounts never to be shown, and excludes blocks in either
 * direction. Blocks are read once and hashed: a generic plan expects only a handful and would
 * compare each member with each of thousands.
 */
export function visiblePredicate(r: SearchRequest): Sql {
  return sql`${matchPredicate(r)}
    and s.account_id <> all (${r.excluded}::bigint[])
    and s.account_id not in (select b.other_id from blocks.public_block b where b.account_id = ${r.me}::bigint)`
}

/** The lowest rank of anyone active since then, in any time zone: ends the index range early. */
function lowestRank(since: Date): number {
  return daysBetween('1970-01-01', localDate(since, 'Etc/GMT+12')) * 2 ** 32
}

/** Rows after the list position, most recently active first. */
export function afterPosition({ rank, account }: SearchRequest['after']): Sql {
  return sql`(s.activity_rank, s.account_id) < (${rank}::bigint, ${account}::bigint)`
}

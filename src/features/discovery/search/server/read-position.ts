import { isRefusal, type Refusal } from '#kernel/refusal.ts'
import { flagPart, instantPart, numberPart } from '#kernel/cursor.ts'
import type { CreateCursors, CursorScope } from '#platform/server/cursors.ts'
import type { Search } from '../rules/search.ts'
import type { SearchContext } from './to-search-request.ts'
import { startPosition, type ResultRow, type ListPosition } from './search-request.ts'

/** The position after a row, and since when members counted as online when the list began. */
interface Place {
  readonly position: ListPosition
  readonly onlineSince: Date
}

/** Reads and writes the cursors of search results. */
interface SearchCursors {
  /** Null at the start of the list; a cursor from another search or reader is refused. */
  read(
    after: string | undefined,
    search: Search,
    context: SearchContext,
  ): Place | null | Refusal<'input.invalid'>
  /** The cursor after a row. */
  after(row: ResultRow, onlineSince: Date, search: Search, context: SearchContext): string
}

const anyInteger = numberPart({ max: Number.MAX_SAFE_INTEGER })
/** A list position, and when "online" began. */
const parts = [flagPart, numberPart({ max: 99_999 }), anyInteger, anyInteger, instantPart] as const

/** Creates the cursors of search results. */
export function createSearchCursors(
  cursors: CreateCursors,
  field: 'after' | 'similar_after' = 'after',
): SearchCursors {
  const name = field === 'after' ? 'search.find_members' : 'search.find_similar'
  const list = cursors({ name, parts, field })
  return {
    read(after, search, context) {
      const values = list.open(after, toScope(search, context))
      if (values === null || isRefusal(values)) return values
      const [offline, km, rank, account, onlineSince] = values
      return { position: { offline, km, rank, account }, onlineSince }
    },
    after: ({ offline, km, activity_rank, account_id }, onlineSince, search, context) =>
      list.seal([offline, km, activity_rank, account_id, onlineSince], toScope(search, context)),
  }
}

/** The entire search, so that a cursor isn't valid for any other. */
function toScope(search: Search, { pool, me, searcher }: SearchContext): CursorScope {
  const city =
    search.distance_km === null && search.order === 'active' ? null : (searcher?.city_id ?? null)
  const criteria = Object.entries(search).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return [pool, me, city].concat(
    criteria.map(([, value]) => (Array.isArray(value) ? value.join() : value)),
  )
}

/** The rows after a position, out of rows read from the start. */
export function rowsAfter(rows: readonly ResultRow[], position: ListPosition): ResultRow[] {
  if (position === startPosition) return [...rows]
  return rows.filter((row) => {
    if (row.offline !== position.offline) return row.offline
    const ahead = position.rank - row.activity_rank
    return ahead > 0 || (ahead === 0 && row.account_id < position.account)
  })
}

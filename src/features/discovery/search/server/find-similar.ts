import type { Queries } from '#platform/server/postgres/database.ts'
import { choosePlan } from '../rules/choose-plan.ts'
import { widenSearch } from '../rules/relax.ts'
import type { Search } from '../rules/search.ts'
import type { Distances } from './distances.ts'
import { countRows, findRows } from './find-rows.ts'
import { type ListPosition, type ResultRow, startPosition } from './search-request.ts'
import { type SearchContext, toSearchRequest } from './to-search-request.ts'

/** The near matches per page. */
export const similarPageSize = 12
const maxCounted = 500

interface SimilarPage {
  readonly rows: readonly ResultRow[]
  /** How many there are in all, at most 500; null on later pages. */
  readonly total: number | null
  /** Whether there are more after these. */
  readonly more: boolean
}

/**
 * Finds near matches of a search with few results, page by page (SRCH-01): a wider search without
 * the members that the search itself has found.
 */
export function createSimilarFinder(queries: Queries, distances: Distances) {
  return async (
    search: Search,
    context: SearchContext,
    found: readonly ResultRow[],
    { position, onlineSince }: { readonly position: ListPosition; readonly onlineSince: Date },
  ): Promise<SimilarPage> => {
    const wider = widenSearch(search)
    const widened = await toSearchRequest(wider, context, distances)
    const excluded = [...widened.excluded, ...found.map(({ account_id }) => account_id)]
    const request = { ...widened, excluded }
    const plan = choosePlan(wider, request.orientations)
    const rows = await findRows(queries, plan, 'page', {
      request: { ...request, after: position },
      onlineSince,
    })
    const isFirst = position === startPosition
    const whole = isFirst && rows.length <= similarPageSize
    const total = whole ? rows.length : isFirst ? await countRows(queries, plan, request) : null
    return {
      rows: rows.slice(0, similarPageSize),
      total: total === null ? null : Math.min(total, maxCounted),
      more: rows.length > similarPageSize,
    }
  }
}

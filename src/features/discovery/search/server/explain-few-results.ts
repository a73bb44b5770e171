import type { Queries } from '#platform/server/postgres/database.ts'
import type { SearchResult } from '../contract.ts'
import { choosePlan } from '../rules/choose-plan.ts'
import { relaxable, widenSearch, withoutFilter } from '../rules/relax.ts'
import type { Search } from '../rules/search.ts'
import type { Distances } from './distances.ts'
import { countRows, findRows } from './find-rows.ts'
import type { ResultRow, SearchRequest } from './search-request.ts'
import { type SearchContext, startOfOnline, toSearchRequest } from './to-search-request.ts'

const maxSimilar = 12
const maxCounted = 500

/**
 * For a search with few or no results: how many more there would be without each filter, and near
 * matches (BEY-17).
 */
export function explainFewResults(queries: Queries, distances: Distances) {
  async function similar(
    search: Search,
    context: SearchContext,
    shown: readonly ResultRow[],
  ): Promise<ResultRow[]> {
    const wider = widenSearch(search)
    const request: SearchRequest = await toSearchRequest(wider, context, distances)
    const excluded = [...request.excluded, ...shown.map(({ account_id }) => account_id)]
    const rows = await findRows(queries, choosePlan(wider, request.orientations), 'page', {
      request: { ...request, excluded },
      onlineSince: startOfOnline(context.now),
    })
    return rows.slice(0, maxSimilar)
  }

  async function relaxations(
    search: Search,
    context: SearchContext,
    total: number,
  ): Promise<SearchResult['relaxations']> {
    const offered: SearchResult['relaxations'] = []
    for (const filter of relaxable) {
      const wider = withoutFilter(search, filter)
      if (wider === null) continue
      const request = await toSearchRequest(wider, context, distances)
      const count =
        (await countRows(queries, choosePlan(wider, request.orientations), request)) - total
      if (count > 0)
        offered.push({
          filter,
          count: Math.min(count, maxCounted - total),
          capped: count > maxCounted - total,
        })
    }
    return offered
  }

  return async (
    search: Search,
    context: SearchContext,
    shown: readonly ResultRow[],
    total: number,
  ) => ({
    similar: await similar(search, context, shown),
    relaxations: await relaxations(search, context, total),
  })
}

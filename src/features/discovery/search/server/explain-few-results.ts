import type { Queries } from '#platform/server/postgres/database.ts'
import type { SearchResult } from '../contract.ts'
import { choosePlan } from '../rules/choose-plan.ts'
import { relaxable, withoutFilter } from '../rules/relax.ts'
import type { Search } from '../rules/search.ts'
import type { Distances } from './distances.ts'
import { countRows } from './find-rows.ts'
import { type SearchContext, toSearchRequest } from './to-search-request.ts'

const maxCounted = 500

/** For a search with few or no results: how many more there would be without each filter (BEY-17). */
export function explainFewResults(queries: Queries, distances: Distances) {
  return async (
    search: Search,
    context: SearchContext,
    total: number,
  ): Promise<SearchResult['relaxations']> => {
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
}

import type { Queries } from '#platform/server/postgres/database.ts'
import type { Found } from '../contract.ts'
import { choosePlan } from '../rules/choose-plan.ts'
import { relaxable, similarTo, without } from '../rules/relax.ts'
import type { Search } from '../rules/search.ts'
import type { Distances } from './distances.ts'
import { countRows, findRows } from './find-rows.ts'
import type { FoundRow, Request } from './request.ts'
import { type Asking, toRequest } from './to-request.ts'

const similarAtMost = 12
const countedAtMost = 500

/**
 * For a search with few or no results: how many more there would be without each filter, and near
 * matches (BEY-17).
 */
export function explainThin(queries: Queries, distances: Distances) {
  async function similar(search: Search, asking: Asking, shown: readonly FoundRow[]): Promise<FoundRow[]> {
    const wider = similarTo(search)
    const request: Request = await toRequest(wider, asking, distances)
    const excluded = [...request.excluded, ...shown.map(({ account_id }) => account_id)]
    const rows = await findRows(queries, choosePlan(wider, request.orientations), 'page', { ...request, excluded })
    return rows.slice(0, similarAtMost)
  }

  async function relaxations(search: Search, asking: Asking, total: number): Promise<Found['relaxations']> {
    const offered: Found['relaxations'] = []
    for (const filter of relaxable) {
      const wider = without(search, filter)
      if (wider === null) continue
      const request = await toRequest(wider, asking, distances)
      const count = (await countRows(queries, choosePlan(wider, request.orientations), request)) - total
      if (count > 0)
        offered.push({ filter, count: Math.min(count, countedAtMost - total), capped: count > countedAtMost - total })
    }
    return offered
  }

  return async (search: Search, asking: Asking, shown: readonly FoundRow[], total: number) => ({
    similar: await similar(search, asking, shown),
    relaxations: await relaxations(search, asking, total),
  })
}

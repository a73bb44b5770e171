import type { Queries } from '#platform/server/postgres/database.ts'
import type { Plan } from '../rules/choose-plan.ts'
import { countRows } from './find-rows.ts'
import { createTtlCache } from './ttl-cache.ts'
import type { SearchRequest } from './search-request.ts'
import { countLimit } from './store-projections.ts'

/**
 * Counts the results of a search; totals above 500 are reported as "more than 500". A search with
 * over 1,000 results for one searcher has more than 500 for everyone, regardless of their blocks, so
 * that total is cached for a minute: counting reads more than finding.
 */
export function createResultCounter(database: Queries) {
  const crowds = createTtlCache<string, number>({ most: 5_000, forMs: 60_000 })
  return async (plan: Plan, request: SearchRequest, now: Date): Promise<number> => {
    const { me: _, excluded: __, after: ___, ...asked } = request
    // A search for who is online changes with the clock, and the key of a radius search would be as
    // long as its list of cities.
    const lasting = request.since === null && request.cities.length === 0
    const key = lasting ? JSON.stringify([plan, asked]) : ''
    const cachedTotal = lasting ? crowds.get(key, now) : undefined
    if (cachedTotal !== undefined) return cachedTotal
    const total = await countRows(database, plan, request)
    if (lasting && total === countLimit) crowds.set(key, total, now)
    return total
  }
}

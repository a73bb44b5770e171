import type { Queries } from '#platform/server/postgres/database.ts'
import type { Plan } from '../rules/choose-plan.ts'
import { countRows } from './find-rows.ts'
import { kept } from './kept.ts'
import type { Request } from './request.ts'
import { countLimit } from './store-shapes.ts'

/**
 * Counts what a search finds; more than 500 is all that is ever told. A search that found over a thousand for one finds more than
 * 500 for everyone, whomever they blocked, so that is remembered for a minute: counting reads more than finding does.
 */
export function createCounting(database: Queries) {
  const crowds = kept<string, number>({ most: 5_000, forMs: 60_000 })
  return async (plan: Plan, request: Request, now: Date): Promise<number> => {
    const { me: _, excluded: __, after: ___, ...asked } = request
    // A search for who is online moves with the clock, and a circle's key would be as long as the circle.
    const lasting = request.since === null && request.cities.length === 0
    const key = lasting ? JSON.stringify([plan, asked]) : ''
    const known = lasting ? crowds.get(key, now) : undefined
    if (known !== undefined) return known
    const total = await countRows(database, plan, request)
    if (lasting && total === countLimit) crowds.put(key, total, now)
    return total
  }
}

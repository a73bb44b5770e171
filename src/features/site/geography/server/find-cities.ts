import type { Handler } from '#kernel/handler.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import { foldName } from '../rules/fold-name.ts'
import { selectCitiesByBeginning } from './store.ts'

/**
 * Completes a city name, ignoring accents and case; text without a letter or digit finds nothing.
 */
export function findCities(deps: { database: Queries }): Handler<(typeof contract)['geography.find_cities'], unknown> {
  return async ({ country, q, region }) => {
    const beginning = foldName(q)
    if (beginning === '') return { cities: [] }
    return { cities: await selectCitiesByBeginning(deps.database, { country, beginning, region: region ?? null }) }
  }
}

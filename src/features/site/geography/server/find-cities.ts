import type { Handler } from '#kernel/handler.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import { foldName } from '../rules/fold-name.ts'
import { selectCitiesByPrefix } from './store.ts'

/**
 * Completes a city name, ignoring accents and case; text without a letter or digit returns no
 * cities.
 */
export function findCities(deps: {
  database: Queries
}): Handler<(typeof contract)['geography.find_cities'], unknown> {
  return async ({ country, q, region }) => {
    const prefix = foldName(q)
    if (prefix === '') return { cities: [] }
    return {
      cities: await selectCitiesByPrefix(deps.database, {
        country,
        prefix,
        region: region ?? null,
      }),
    }
  }
}

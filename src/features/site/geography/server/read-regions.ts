import type { Queries } from '#platform/server/postgres/database.ts'
import { type RegionsByCountry, regionsByCountry } from '../rules/regions-by-country.ts'
import { selectRegions } from './store.ts'

/**
 * Loads the regions on the first call and caches them: they change only with a new version of the
 * product (SITE-06). A failed load is retried.
 */
export function readRegions(deps: { database: Queries }): () => Promise<RegionsByCountry> {
  let known: Promise<RegionsByCountry> | undefined
  return () => {
    known ??= selectRegions(deps.database).then(regionsByCountry)
    known.catch(() => {
      known = undefined
    })
    return known
  }
}

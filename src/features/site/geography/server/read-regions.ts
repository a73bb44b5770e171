import type { Queries } from '#platform/server/postgres/database.ts'
import { type RegionsByCountry, groupRegionsByCountry } from '../rules/group-regions-by-country.ts'
import { selectRegions } from './store.ts'

/**
 * Loads the regions on the first call and caches them: they change only with a new version of the
 * product (SITE-06). A failed load is retried.
 */
export function readRegions(deps: { database: Queries }): () => Promise<RegionsByCountry> {
  let cached: Promise<RegionsByCountry> | undefined
  return () => {
    cached ??= selectRegions(deps.database).then(groupRegionsByCountry)
    cached.catch(() => {
      cached = undefined
    })
    return cached
  }
}

import type { Queries } from '#platform/server/postgres/database.ts'
import { type RegionsByCountry, regionsByCountry } from '../rules/regions-by-country.ts'
import { selectRegions } from './store.ts'

/** Reads the regions on the first call and keeps them: they change only with the product's version (SITE-06). A failed read is tried again. */
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

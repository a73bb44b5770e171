import type { Handlers } from '#kernel/handler.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import type { RegionsByCountry } from '../rules/group-regions-by-country.ts'
import { findCities } from './find-cities.ts'
import { listCountries } from './list-countries.ts'
import { listRegions } from './list-regions.ts'
import { readRegions } from './read-regions.ts'
import { reverseGeocode } from './reverse-geocode.ts'

export interface Places {
  readonly handlers: Handlers<typeof contract, unknown>
  /** All regions by country, loaded from the database once. */
  readonly regions: () => Promise<RegionsByCountry>
}

/** Countries, regions and cities: the reference data used by the other features. */
export function createPlaces(deps: { database: Queries }): Places {
  const regions = readRegions(deps)
  return {
    handlers: {
      'geography.list_countries': listCountries(),
      'geography.list_regions': listRegions({ regions }),
      'geography.find_cities': findCities(deps),
      'geography.reverse_geocode': reverseGeocode(deps),
    },
    regions,
  }
}

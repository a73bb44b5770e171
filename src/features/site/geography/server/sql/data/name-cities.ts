import { foldName } from '../../../rules/fold-name.ts'
import { listSpellings } from '../../../rules/list-spellings.ts'
import { readCsv } from './read-csv.ts'
import type { ShippedCity } from './read-shipped-cities.ts'

/** A city with its local name and every spelling it can be found by. */
export interface NamedCity {
  readonly city: ShippedCity
  readonly name: string
  readonly asciiName: string
  readonly spellings: readonly string[]
}

/**
 * Adds each city's local name: the data mostly has it, but lists Munich, Rome and Warsaw in
 * English.
 */
export function nameCities(cities: readonly ShippedCity[]): NamedCity[] {
  const largest = new Map<string, ShippedCity>()
  for (const city of cities) {
    const key = `${city.country}.${city.name}`
    const previous = largest.get(key)
    if (previous === undefined || previous.population < city.population) largest.set(key, city)
  }
  const rows = new Map(
    readCsv('city-names.csv').map((row) => [largest.get(`${row.country}.${row.shipped}`), row]),
  )
  return cities.map((city) => {
    const row = rows.get(city)
    const name = row?.local ?? city.name
    const otherNames = row?.others?.split('|') ?? []
    return {
      city,
      name,
      asciiName: foldName(name),
      spellings: listSpellings([name, city.name, ...otherNames]),
    }
  })
}

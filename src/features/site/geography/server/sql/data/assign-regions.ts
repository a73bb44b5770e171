import { belgianProvince, englishRegion } from './region-codes.ts'
import { readCsv } from './read-csv.ts'
import type { ShippedCity } from './read-shipped-cities.ts'

export interface Region {
  readonly id: number
  readonly country: string
  readonly code: string
  readonly name: string
}

/** Loads the regions and assigns each city to one. Throws if a city has no region. */
export function assignRegions(cities: readonly ShippedCity[]): {
  regions: Region[]
  regionByCity: Map<ShippedCity, number>
} {
  const rows = readCsv('regions.csv')
  const byGeonames = new Map(rows.map((row) => [`${row.country}.${row.geonames}`, Number(row.id)]))
  const byCode = new Map(rows.map((row) => [`${row.country}.${row.code}`, Number(row.id)]))
  const regionOf = new Map<ShippedCity, number>()
  const unplaced: ShippedCity[] = []
  for (const city of cities) {
    const id =
      byGeonames.get(`${city.country}.${city.adminCode}`) ??
      byCode.get(`BE.${city.country === 'BE' ? belgianProvince(city.muni ?? '') : ''}`) ??
      byCode.get(
        `GB.${city.adminCode === 'ENG' ? englishRegion(misfiled.get(city.cityId) ?? city.muni ?? '') : ''}`,
      )
    if (id === undefined) unplaced.push(city)
    else regionOf.set(city, id)
  }
  for (const [city, id] of assignByNeighbours(unplaced, regionOf)) regionOf.set(city, id)
  return {
    regions: rows.map(({ id, country = '', code = '', name = '' }) => ({
      id: Number(id),
      country,
      code,
      name,
    })),
    regionByCity: regionOf,
  }
}

/**
 * Assigned by hand: Thurrock's nearest neighbours are across the Thames, Ludgershall is at the edge
 * of Wiltshire.
 */
const misfiled = new Map<number, string>([
  ...[
    2648182, 6690812, 2635836, 2634251, 2637087, 2637355, 2639845, 2640890, 2646590, 2650325,
    2656759, 11184861,
  ].map((city) => [city, '00KG'] as const),
  [2643429, '00HY'],
])

/**
 * Some English towns have no district: they get the most common region of their five nearest
 * neighbours.
 */
function assignByNeighbours(
  unplaced: readonly ShippedCity[],
  assigned: ReadonlyMap<ShippedCity, number>,
): Map<ShippedCity, number> {
  const neighbours = [...assigned.keys()].filter(
    (city) => city.adminCode === 'ENG' && city.country === 'GB',
  )
  return new Map(
    unplaced.map((city) => {
      if (city.country !== 'GB')
        throw new Error(`no region found for ${city.name} (${city.country})`)
      const nearest = neighbours
        .map((neighbour) => ({
          region: assigned.get(neighbour) as number,
          far: farness(city, neighbour),
        }))
        .sort((a, b) => a.far - b.far)
        .slice(0, 5)
        .map(({ region }) => region)
      return [city, mostCommon(nearest)]
    }),
  )
}

/** A relative distance, accurate enough to compare towns within one country. */
function farness(a: ShippedCity, b: ShippedCity): number {
  const [lonA, latA] = a.loc.coordinates
  const [lonB, latB] = b.loc.coordinates
  return (latA - latB) ** 2 + ((lonA - lonB) * 0.6) ** 2
}

function mostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] as number
}

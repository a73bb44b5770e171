import type { Queries } from '#platform/server/postgres/database.ts'
import { createTtlCache } from './ttl-cache.ts'
import { type NearCity, selectCitiesAround, selectDistances } from './store.ts'

const day = 24 * 60 * 60_000
const minute = 60_000

/**
 * Distances between cities, read from geography and cached, since they never change and people live
 * in few of them.
 */
export interface Distances {
  /** Kilometres from one city to each of several others. */
  readonly between: (
    city: number,
    others: readonly number[],
    now: Date,
  ) => Promise<ReadonlyMap<number, number>>
  /**
   * The inhabited cities within `km` kilometres, nearest first; a newly inhabited city appears
   * within a minute.
   */
  readonly around: (city: number, km: number, now: Date) => Promise<readonly NearCity[]>
}

export function createDistances(database: Queries): Distances {
  const pairs = createTtlCache<number, number>({ most: 50_000, forMs: day })
  const circles = createTtlCache<string, readonly NearCity[]>({ most: 200, forMs: minute })
  return {
    async between(city, others, now) {
      const cityIds = [...new Set(others)]
      const unknown = cityIds.filter((other) => pairs.get(pairKey(city, other), now) === undefined)
      if (unknown.length > 0) {
        for (const { city_id, km } of await selectDistances(database, city, unknown))
          pairs.set(pairKey(city, city_id), km, now)
      }
      return new Map(cityIds.map((other) => [other, pairs.get(pairKey(city, other), now) ?? 0]))
    },
    async around(city, km, now) {
      const key = `${city} ${km}`
      const cached = circles.get(key, now)
      if (cached !== undefined) return cached
      const cities = await selectCitiesAround(database, city, km)
      circles.set(key, cities, now)
      return cities
    },
  }
}

/**
 * A pair of city ids as one number, which is faster to look up than a string: the ids are below
 * 2²⁵.
 */
function pairKey(city: number, other: number): number {
  return city * 2 ** 25 + other
}

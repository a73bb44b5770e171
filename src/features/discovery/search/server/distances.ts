import type { Queries } from '#platform/server/postgres/database.ts'
import { kept } from './kept.ts'
import { type NearCity, selectCitiesAround, selectDistances } from './store.ts'

const day = 24 * 60 * 60_000
const minute = 60_000

/**
 * Distances between cities, read from geography and cached, since they never change and people live
 * in few of them.
 */
export interface Distances {
  /** Kilometres from one city to each of several others. */
  readonly between: (city: number, others: readonly number[], now: Date) => Promise<ReadonlyMap<number, number>>
  /**
   * The inhabited cities within `km` kilometres, nearest first; a newly inhabited city appears
   * within a minute.
   */
  readonly around: (city: number, km: number, now: Date) => Promise<readonly NearCity[]>
}

export function createDistances(database: Queries): Distances {
  const pairs = kept<number, number>({ most: 50_000, forMs: day })
  const circles = kept<string, readonly NearCity[]>({ most: 200, forMs: minute })
  return {
    async between(city, others, now) {
      const wanted = [...new Set(others)]
      const unknown = wanted.filter((other) => pairs.get(pairOf(city, other), now) === undefined)
      if (unknown.length > 0) {
        for (const { city_id, km } of await selectDistances(database, city, unknown))
          pairs.put(pairOf(city, city_id), km, now)
      }
      return new Map(wanted.map((other) => [other, pairs.get(pairOf(city, other), now) ?? 0]))
    },
    async around(city, km, now) {
      const key = `${city} ${km}`
      const known = circles.get(key, now)
      if (known !== undefined) return known
      const found = await selectCitiesAround(database, city, km)
      circles.put(key, found, now)
      return found
    },
  }
}

/**
 * A pair of city ids as one number, which is faster to look up than a string: the ids are below
 * 2²⁵.
 */
function pairOf(city: number, other: number): number {
  return city * 2 ** 25 + other
}

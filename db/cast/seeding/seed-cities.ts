import { isRefusal } from '#kernel/refusal.ts'
import type { CastMember } from '../cast-member.ts'
import { createContext } from '../create-context.ts'
import type { SeedDeps } from './seed-deps.ts'

/** A city's id with its region's. */
export interface SeedCity {
  readonly id: number
  readonly region: number
}

/** Finds the cities of all cast members, by country and name; throws if there is no such city. */
export async function seedCities(
  { geography, now }: Pick<SeedDeps, 'geography' | 'now'>,
  members: readonly CastMember[],
): Promise<ReadonlyMap<string, SeedCity>> {
  const visitorContext = createContext({ site: null, viewer: null, locale: 'en' }, now)
  const cities = new Map<string, SeedCity>()
  for (const { country, city: name } of members) {
    if (name === null || cities.has(`${country} ${name}`)) continue
    const answer = await geography.handlers['geography.find_cities'](
      { country, q: name },
      visitorContext,
    )
    const city = isRefusal(answer) ? undefined : answer.cities.find((one) => one.name === name)
    if (city === undefined) throw new Error(`there is no city ${name} in ${country}`)
    cities.set(`${country} ${name}`, { id: city.id, region: city.region })
  }
  return cities
}

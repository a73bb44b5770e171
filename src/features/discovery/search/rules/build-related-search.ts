import type { Country } from '#features/site/geography/index.ts'
import { oldestAge, youngestAge } from './birth-bounds.ts'
import { noChoices } from './choices.ts'
import type { Search } from './search.ts'
import { switchesOff } from './switches.ts'

const yearsAround = 5

/** The search for members similar to a given one: same gender and country, similar age. */
export function buildRelatedSearch(
  someone: { readonly gender: number; readonly age: number; readonly country: Country | null },
  reader: { readonly mutual: boolean; readonly fictional: boolean },
): Search {
  return {
    gender: someone.gender === 1 ? 'female' : 'male',
    country: someone.country ?? 'all',
    region: null,
    min_age: Math.max(youngestAge, someone.age - yearsAround),
    max_age: Math.min(oldestAge, someone.age + yearsAround),
    distance_km: null,
    fictional: reader.fictional,
    ...noChoices,
    ...switchesOff,
    two_way: reader.mutual,
    order: 'active',
  }
}

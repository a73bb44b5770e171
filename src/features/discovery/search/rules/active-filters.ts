import { oldestAge, youngestAge } from './birth-bounds.ts'
import { type ChoiceName, choiceNames, noChoices } from './choices.ts'
import type { Search } from './search.ts'
import { mapSwitches, type SwitchName, switches, switchNames } from './switches.ts'

/** A filter listed in the summary above the results. */
export type ActiveFilter = 'gender' | 'age' | 'place' | 'distance' | SwitchName | ChoiceName

/** The filters that narrow a search, in display order. */
export function activeFilters(search: Search): ActiveFilter[] {
  const narrows: Record<Exclude<ActiveFilter, SwitchName | ChoiceName>, boolean> = {
    gender: search.gender !== 'all',
    age: search.min_age !== youngestAge || search.max_age !== oldestAge,
    place: search.country !== 'all',
    distance: search.distance_km !== null,
  }
  return [
    ...(Object.keys(narrows) as (keyof typeof narrows)[]).filter((filter) => narrows[filter]),
    ...choiceNames.filter((name) => search[name].length > 0),
    ...switchNames.filter((name) => switches[name].chip && search[name]),
  ]
}

/** The search without filters, shown in the form until the first response arrives. */
export const unfilteredSearch: Search = {
  gender: 'all',
  country: 'all',
  region: null,
  min_age: youngestAge,
  max_age: oldestAge,
  distance_km: null,
  fictional: true,
  ...noChoices,
  ...mapSwitches((_, { byDefault }) => byDefault),
  order: 'active',
}

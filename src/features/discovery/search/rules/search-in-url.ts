import { isCountry } from '#features/site/geography/index.ts'
import { oldestAge, youngestAge } from './birth-bounds.ts'
import { pickChoices } from './choices.ts'
import { type SearchInput, distances, type Search, soughtGenders } from './search.ts'
import { mapSwitches } from './switches.ts'

/** The part of `URLSearchParams` used here. */
interface Query {
  getAll(name: string): readonly string[]
}

/**
 * Reads a search from a URL, ignoring invalid values, because URLs are saved, shared and typed. A
 * form without scripts submits a switch that is on by default as "false" and then "true", so the
 * last value of a name is used; it submits several choices one by one.
 */
export function readSearch(query: Query): SearchInput {
  const last = (name: string) => query.getAll(name).at(-1) ?? ''
  // An empty field means "any"; a missing field means the default.
  const any = (name: string) => query.getAll(name).at(-1) === ''
  const [youngest, oldest] = any('ages')
    ? [`${youngestAge}`, `${oldestAge}`]
    : last('ages').split('-')
  const input: SearchInput = {
    gender: any('gender') ? 'all' : soughtGenders.find((gender) => gender === last('gender')),
    country: any('country') ? 'all' : countryIn(last('country')),
    region: numberIn(last('region'), 1, 32767),
    min_age: numberIn(last('min_age') || (youngest ?? ''), youngestAge, oldestAge),
    max_age: numberIn(last('max_age') || (oldest ?? ''), youngestAge, oldestAge),
    distance_km: distances.find((km) => String(km) === last('distance_km')),
    fictional: switchIn(last('fictional')),
    ...pickChoices((name) => query.getAll(name).flatMap((text) => text.split(','))),
    ...mapSwitches((name) => switchIn(last(name))),
    order:
      last('order') === 'near' || last('order') === 'active'
        ? (last('order') as 'near' | 'active')
        : undefined,
  }
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

function countryIn(text: string): Search['country'] | undefined {
  return text === 'all' || isCountry(text) ? text : undefined
}

function numberIn(text: string, min: number, max: number): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max
    ? Number(text)
    : undefined
}

function switchIn(text: string): boolean | undefined {
  if (text === 'true' || text === 'on' || text === '1') return true
  return text === 'false' || text === '0' ? false : undefined
}

/**
 * Writes a complete search to a URL, so that it means the same to everyone who opens it. Several
 * choices are joined by commas, and none needs no place.
 */
export function writeSearch(search: SearchInput): string {
  return Object.entries(search)
    .filter(([, value]) => value !== null && value !== undefined && String(value) !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

import { expect, test } from 'vitest'
import { activeFilters, unfilteredSearch } from './active-filters.ts'
import { fillSearch } from './fill-search.ts'
import { relaxable, widenSearch, withoutFilter } from './relax.ts'
import { readSearch, writeSearch } from './search-in-url.ts'
import { requiredColumns, switches, switchesOff, switchNames } from './switches.ts'

const site = { country: 'NL', today: '2026-11-21', fictional: false }
const mei = { birth: '1990-05-01', seeks: 1, country: 'NL', city_id: 7 } as const

test('SRCH-01 the switches of a search, in the order of the form', () => {
  expect(switchNames).toEqual(['online', 'with_photo', 'two_way'])
})

test.each(switchNames)('SRCH-01 BEY-17 the switch %s works everywhere', (name) => {
  const { byDefault, membersOnly, widened, chip } = switches[name]
  const on = { ...unfilteredSearch, [name]: true }
  expect(readSearch(new URLSearchParams(writeSearch(on)))[name]).toBe(true)
  expect(fillSearch({}, mei, site)[name]).toBe(byDefault)
  expect(fillSearch({ [name]: !byDefault }, mei, site)[name]).toBe(!byDefault)
  expect(fillSearch({}, null, site)[name]).toBe(false)
  expect(fillSearch({ [name]: true }, null, site)[name]).toBe(!membersOnly)
  expect(relaxable).toContain(name)
  expect(withoutFilter(on, name)).toEqual({ ...on, [name]: false })
  expect(withoutFilter({ ...on, [name]: false }, name)).toBeNull()
  expect(widenSearch(on)[name]).toBe(!widened)
  expect(activeFilters(on).includes(name)).toBe(chip)
})

test('a switch that is on requires only its own column', () => {
  expect(requiredColumns(switchesOff)).toEqual({ has_photo: false })
  expect(requiredColumns({ ...switchesOff, with_photo: true })).toEqual({ has_photo: true })
})

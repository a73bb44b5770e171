import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryCodes } from '#features/site/geography/rules/countries.ts'
import { getChoiceRow, mapChoices, noChoices } from './choices.ts'
import { choosePlan } from './choose-plan.ts'
import { countryNumber } from './country-number.ts'
import { fillSearch } from './fill-search.ts'
import { firstName } from './first-name.ts'
import { relaxable, widenSearch, withoutFilter } from './relax.ts'
import { splitIntoRings } from './split-into-rings.ts'
import { type SearchInput, distances, type Search } from './search.ts'
import { readSearch, writeSearch } from './search-in-url.ts'
import { toGenderFilter } from './to-gender-filter.ts'

const wide: Search = {
  gender: 'all',
  country: 'all',
  region: null,
  min_age: 18,
  max_age: 99,
  distance_km: null,
  ...noChoices,
  online: false,
  with_photo: false,
  fictional: true,
  two_way: true,
  order: 'active',
}

describe('the plan of a search', () => {
  const common = [4, 7]
  const rare = [1, 3]
  test.each([
    ['everyone in a country', {}, common, 'country'],
    ['a region', { region: 107 }, common, 'region'],
    ['both genders in a region', { region: 107 }, [0, 1, 3, 4, 6, 7], 'region'],
    ['rare orientations in a country', {}, rare, 'orientation'],
    ['rare orientations in a region', { region: 107 }, rare, 'region'],
    ['three years of age in a country', { min_age: 30, max_age: 33 }, common, 'year'],
    ['four years of age in a country', { min_age: 30, max_age: 34 }, common, 'country'],
    ['64 and older', { min_age: 64, max_age: 99 }, common, 'country'],
    ['65 and older, who are few', { min_age: 65, max_age: 99 }, common, 'year'],
    ['65 and older in a region', { region: 107, min_age: 65, max_age: 99 }, common, 'region'],
    ['98 and older, without an upper limit', { min_age: 98, max_age: 99 }, common, 'year'],
    ['one year of age in a region', { region: 107, min_age: 30, max_age: 30 }, common, 'region'],
    [
      'one year of age in a region, rare orientations',
      { region: 107, min_age: 30, max_age: 30 },
      rare,
      'year',
    ],
    ['a radius', { distance_km: 25 }, common, 'cells'],
    [
      'a radius, one year of age, rare orientations',
      { distance_km: 25, min_age: 30, max_age: 30 },
      rare,
      'cells',
    ],
    ['nearest first', { order: 'near' as const }, common, 'near'],
    ['nearest first within a radius', { order: 'near' as const, distance_km: 50 }, common, 'near'],
  ] as const)('%s', (_, part, orientations, plan) => {
    expect(choosePlan({ ...wide, ...part }, orientations)).toBe(plan)
  })
})

describe('genders and orientations covered by a search', () => {
  test.each([
    ['a man seeking women, mutual', 'female', 0, [4, 7], 1],
    ['a man seeking men, mutual', 'male', 0, [1, 3], 1],
    ['a woman seeking women, mutual', 'female', 1, [6, 7], 2],
    ['a woman seeking both, mutual', 'all', 1, [0, 3, 6, 7], 2],
    ['women, whoever they are looking for', 'female', null, [4, 6, 7], 3],
    ['everyone, whoever they are looking for', 'all', null, [0, 1, 3, 4, 6, 7], 3],
  ] as const)('BEY-23 %s', (_, gender, ownGender, orientations, bit) => {
    expect(toGenderFilter(gender, ownGender)).toMatchObject({ orientations, bit })
  })
})

describe('the defaults of a search', () => {
  const site = { country: 'NL', today: '2026-11-21', fictional: false }
  const jonas = { birth: '1990-05-01', seeks: 2, country: 'DE', city_id: 7 } as const

  test('BEY-23 for a member: the gender they are looking for, their country, ten years either side, mutual preferences', () => {
    expect(fillSearch({}, jonas, site)).toEqual({
      ...wide,
      gender: 'female',
      country: 'DE',
      min_age: 26,
      max_age: 46,
      fictional: false,
    })
  })
  test('for a visitor: everyone in the site’s country', () => {
    expect(fillSearch({}, null, site)).toEqual({
      ...wide,
      country: 'NL',
      fictional: false,
      two_way: false,
    })
  })
  test.each([
    ['swapped ages are put in order', { min_age: 40, max_age: 30 }, { min_age: 30, max_age: 40 }],
    ['one age limit leaves the other open', { min_age: 35 }, { min_age: 35, max_age: 99 }],
    ['a radius crosses borders', { distance_km: 50 as const }, { country: 'all', distance_km: 50 }],
    [
      'a radius within a country',
      { distance_km: 50 as const, country: 'DE' as const },
      { country: 'DE', distance_km: 50 },
    ],
    [
      'no region when all countries are searched',
      { country: 'all' as const, region: 107 },
      { country: 'all', region: null },
    ],
    ['preferences do not have to be mutual', { two_way: false }, { two_way: false }],
  ] satisfies [string, SearchInput, Partial<Search>][])('%s', (_, input, expected) => {
    expect(fillSearch(input, jonas, site)).toMatchObject(expected)
  })
  test('without a city there is no radius', () => {
    const filled = fillSearch({ distance_km: 50, order: 'near' }, { ...jonas, city_id: null }, site)
    expect(filled).toMatchObject({ country: 'DE', distance_km: null, order: 'active' })
  })
  test('the default range of an eighteen-year-old starts at 18', () => {
    expect(fillSearch({}, { ...jonas, birth: '2008-01-01' }, site)).toMatchObject({
      min_age: 18,
      max_age: 28,
    })
  })
})

const searches: fc.Arbitrary<Search> = fc
  .record({
    ...mapChoices((name) => fc.subarray([...getChoiceRow(name).choices], { maxLength: 1 })),
    gender: fc.constantFrom('male', 'female', 'all'),
    country: fc.constantFrom(...countryCodes, 'all' as const),
    region: fc.option(fc.integer({ min: 1, max: 1600 })),
    min_age: fc.integer({ min: 18, max: 50 }),
    max_age: fc.integer({ min: 50, max: 99 }),
    distance_km: fc.option(fc.constantFrom(...distances)),
    online: fc.boolean(),
    with_photo: fc.boolean(),
    fictional: fc.boolean(),
    two_way: fc.boolean(),
    order: fc.constantFrom('active', 'near'),
  })
  .map(
    (search) => ({ ...search, region: search.country === 'all' ? null : search.region }) as Search,
  )

describe('a search in a URL', () => {
  test('SRCH-01 the URL contains the whole search', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const read = readSearch(new URLSearchParams(writeSearch(search)))
        expect({ region: null, distance_km: null, ...noChoices, ...read }).toEqual(search)
      }),
    )
  })
  test.each([
    ['', {}],
    ['gender=&ages=&country=NL', { gender: 'all', min_age: 18, max_age: 99, country: 'NL' }],
    ['country=&region=', { country: 'all' }],
    [
      'gender=female&ages=28-35&country=NL',
      { gender: 'female', min_age: 28, max_age: 35, country: 'NL' },
    ],
    ['two_way=false&two_way=true&online=on', { two_way: true, online: true }],
    ['two_way=false', { two_way: false }],
    ['gender=cat&country=XX&region=-1&min_age=12&distance_km=7&order=up', {}],
    ['country=%00&min_age=1e9&region=99999', {}],
  ])('%s', (query, asked) => {
    expect(readSearch(new URLSearchParams(query))).toEqual(asked)
  })
})

describe('widening', () => {
  test('BEY-17 a filter that isn’t set can’t be removed, and removing one changes nothing else', () => {
    fc.assert(
      fc.property(searches, fc.constantFrom(...relaxable), (search, filter) => {
        const wider = withoutFilter(search, filter)
        if (wider === null) return
        expect(wider).not.toEqual(search)
        expect(withoutFilter(wider, filter)).toBeNull()
        expect(wider.gender).toBe(search.gender)
      }),
    )
  })
  test('the widest search has no filter to remove', () => {
    expect(
      relaxable.filter((filter) => withoutFilter({ ...wide, two_way: false }, filter) !== null),
    ).toEqual([])
  })
  test('SRCH-01 for similar people: five more years at each end, a larger area, the same preferences', () => {
    expect(
      widenSearch({
        ...wide,
        gender: 'female',
        country: 'NL',
        region: 107,
        min_age: 30,
        max_age: 40,
        online: true,
      }),
    ).toEqual({
      ...wide,
      gender: 'female',
      country: 'NL',
      min_age: 25,
      max_age: 45,
    })
    expect(widenSearch({ ...wide, country: 'NL', min_age: 20, max_age: 97 })).toEqual(wide)
  })
})

test('rings contain every city once, in order', () => {
  expect(
    splitIntoRings([0, 0, 3, 14, 15, 60, 300, 301].map((km) => ({ km }))).map((ring) =>
      ring.map(({ km }) => km),
    ),
  ).toEqual([[0, 0], [3, 14], [15], [60], [300, 301]])
  expect(splitIntoRings([])).toEqual([])
})

test('every country has its own number', () => {
  expect(countryNumber('NL')).toBe(376)
  expect(countryNumber(null)).toBe(0)
  expect(new Set(countryCodes.map(countryNumber)).size).toBe(15)
})

test.each([
  ['Anna Maria', 'Anna'],
  ['Jonas', 'Jonas'],
  [' Zoë  K', 'Zoë'],
])('a visitor sees %j as %j', (name, first) => {
  expect(firstName(name)).toBe(first)
})

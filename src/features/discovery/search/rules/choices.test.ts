import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contract } from '../contract.ts'
import { activeFilters, unfilteredSearch } from './active-filters.ts'
import { type ChoiceName, choiceFilters, choiceNames, getChoiceRow, noChoices } from './choices.ts'
import { fillSearch } from './fill-search.ts'
import { relaxable, widenSearch, withoutFilter } from './relax.ts'
import { offeredChoices, restrictToOffered } from './restrict-to-offered.ts'
import type { Search, SearchInput } from './search.ts'
import { readSearch, writeSearch } from './search-in-url.ts'

const site = { country: 'NL', today: '2026-11-21', fictional: false }
const mei = { birth: '1990-05-01', seeks: 1, country: 'NL', city_id: 7 } as const
const { input } = contract['search.find_members']

/** Any selection of a filter, as unsorted and repeated as someone may write it. */
const selections = (name: ChoiceName) => {
  const { choices, several } = getChoiceRow(name)
  return fc.array(fc.constantFrom(...choices), { maxLength: several ? choices.length : 1 })
}

describe.each(choiceNames)('SRCH-01 the filter %s', (name) => {
  const { choices, several } = getChoiceRow(name)
  const last = choices.at(-1) ?? choices[0]
  const given = { [name]: [last] } as SearchInput
  const on = { ...unfilteredSearch, [name]: [last] } as Search

  test('is read from an address and an API query as it was written, in the order of the form', () => {
    fc.assert(
      fc.property(selections(name), (chosen) => {
        const canonical = choices.filter((choice) => chosen.includes(choice))
        const address = writeSearch({ ...unfilteredSearch, [name]: chosen })
        expect(readSearch(new URLSearchParams(address))[name]).toEqual(
          canonical.length === 0 ? undefined : canonical,
        )
        expect(address.includes(`${name}=`)).toBe(chosen.length > 0)
        const asked = input.parse({ [name]: chosen.join(',') })
        const search = fillSearch(asked, mei, site)
        expect(search[name]).toEqual(canonical)
        expect(input.parse({ [name]: search[name] })[name]).toEqual(canonical)
      }),
    )
  })

  test('ignores unknown values in an address, and refuses them in an API query by its name', () => {
    expect(readSearch(new URLSearchParams(`${name}=nothing`))[name]).toBeUndefined()
    expect(readSearch(new URLSearchParams(`${name}=`))[name]).toBeUndefined()
    const mixed = new URLSearchParams(`${name}=nothing,${last}`)
    expect(readSearch(mixed)[name]).toEqual([last])
    const tooMany = Array.from({ length: (several ? choices.length : 1) + 1 }, () => last).join()
    for (const text of ['nothing', `${last},nothing`, `${last},`, ',', tooMany, 'x'.repeat(401)]) {
      const issues = input.safeParse({ [name]: text }).error?.issues
      expect([text, issues?.map(({ path }) => path[0])]).toEqual([text, [name]])
    }
  })

  test('is read from a form without scripts, which sends its values one by one', () => {
    const query = new URLSearchParams(choices.map((choice) => [name, choice]))
    expect(readSearch(query)[name]).toEqual(several ? choices : choices.slice(0, 1))
  })

  test('is for members, and only where the site shows the trait', () => {
    expect(fillSearch(given, null, site)[name]).toEqual([])
    expect(fillSearch({}, mei, site)[name]).toEqual([])
    const shown = { search_fields: [], visible_profile_fields: [name] }
    expect(offeredChoices(shown)).toEqual([name])
    expect(restrictToOffered(given, shown)[name]).toEqual([last])
    const hidden = { search_fields: [], visible_profile_fields: [] }
    expect(offeredChoices(hidden)).toEqual([])
    expect(restrictToOffered(given, hidden)[name]).toBeUndefined()
  })

  test('BEY-17 is an active filter that can be removed, and near matches ignore it if its row says so', () => {
    expect(activeFilters(on)).toContain(name)
    expect(activeFilters(unfilteredSearch)).not.toContain(name)
    expect(relaxable).toContain(name)
    expect(withoutFilter(on, name)).toEqual({ ...on, ...noChoices })
    expect(withoutFilter(unfilteredSearch, name)).toBeNull()
    expect(widenSearch(on)[name]).toEqual(choiceFilters[name].widened ? [] : [last])
  })
})

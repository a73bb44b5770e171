import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { badgeText } from './badge-text.ts'
import { foldText, matchOptions } from './fold-text.ts'
import { getInitials } from './get-initials.ts'
import { nextMenuIndex, nextTabIndex } from './next-index.ts'
import { moveEnd, nextThumbValue } from './range-steps.ts'
import { formatTimeLeft } from './format-time-left.ts'

test.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [1234, '99+'],
])('a badge shows %i as "%s"', (count, text) => {
  expect(badgeText(count)).toBe(text)
})

describe('accent-insensitive search', () => {
  test.each([
    ['Łódź', 'lodz'],
    ['Gdańsk', 'gdansk'],
    ['Köln', 'koln'],
    ['Gießen', 'giessen'],
    ['Kraków', 'KRAKOW'],
    ['’s-Hertogenbosch', 's hertogenbosch'],
    ['Saint-Étienne', 'saint etienne'],
    ['Ærø', 'aero'],
  ])('%s is folded like %s', (typed, folded) => {
    expect(foldText(typed)).toBe(foldText(folded))
  })

  const cities = ['Amsterdam', 'Nowa Łódka', 'Łódź', 'Beelitz'].map((label) => ({ label }))
  test('"lodz" finds Łódź', () => {
    expect(matchOptions(cities, 'lodz')).toEqual([{ label: 'Łódź' }])
  })
  test('options that start with the text come before options with a word that does', () => {
    expect(matchOptions(cities, 'łod').map((city) => city.label)).toEqual(['Łódź', 'Nowa Łódka'])
  })
  test('without input all options keep their order', () => {
    expect(matchOptions(cities, ' ')).toEqual(cities)
  })
})

describe('the keys of a slider', () => {
  test.each([
    ['ArrowRight', 29],
    ['ArrowUp', 29],
    ['ArrowLeft', 27],
    ['ArrowDown', 27],
    ['PageUp', 33],
    ['PageDown', 23],
    ['Home', 18],
    ['End', 99],
    ['a', undefined],
    ['Tab', undefined],
  ])('%s moves 28 to %s', (key, to) => {
    expect(nextThumbValue(key, 28, 18, 99)).toBe(to)
  })
  test('no key exceeds the limits', () => {
    expect(nextThumbValue('PageDown', 20, 18, 99)).toBe(18)
    expect(nextThumbValue('PageUp', 97, 18, 99)).toBe(99)
  })
  test('however a thumb is moved, the thumbs keep their order and stay within the limits', () => {
    const age = fc.integer({ min: 18, max: 99 })
    fc.assert(
      fc.property(
        age,
        age,
        fc.constantFrom(0 as const, 1 as const),
        fc.integer({ min: -500, max: 500 }),
        (a, b, end, to) => {
          const [low, high] = moveEnd([Math.min(a, b), Math.max(a, b)], end, to, 18, 99)
          expect(low).toBeGreaterThanOrEqual(18)
          expect(high).toBeLessThanOrEqual(99)
          expect(low).toBeLessThanOrEqual(high)
        },
      ),
    )
  })
})

test('arrow keys wrap around in menus and tab lists', () => {
  expect([
    nextMenuIndex('ArrowDown', 2, 3),
    nextMenuIndex('ArrowUp', 0, 3),
    nextMenuIndex('Home', 2, 3),
    nextMenuIndex('End', 0, 3),
    nextMenuIndex('x', 0, 3),
  ]).toEqual([0, 2, 0, 2, undefined])
  expect([
    nextTabIndex('ArrowRight', 2, 3),
    nextTabIndex('ArrowLeft', 0, 3),
    nextTabIndex('ArrowDown', 0, 3),
  ]).toEqual([0, 2, undefined])
})

test.each([
  ['Jonas Berg', 'JB'],
  ['Elena', 'E'],
  ['Anne-Marie', 'AM'],
  ['łukasz', 'Ł'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})

test.each([
  [11_528_000, '3:12:08'],
  [61_000, '1:01'],
  [900, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
])('%i ms left are formatted as %s', (ms, text) => {
  expect(formatTimeLeft(ms)).toBe(text)
})

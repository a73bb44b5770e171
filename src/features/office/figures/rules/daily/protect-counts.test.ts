import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Counted, type Protected, protectCounts } from './protect-counts.ts'

const one = (people: number): Counted => ({ value: people, people })
const total = (...people: number[]): Counted => ({
  value: people.reduce((sum, each) => sum + each, 0),
  people: people.reduce((sum, each) => sum + each, 0),
  parts: people.map(one),
})
const shown = (counted: Counted) => {
  const result = protectCounts(counted, 'sum')
  return [result.shown, ...result.parts.map((part) => part.shown)]
}

test.each([
  ['ten people', total(10), [true, true]],
  ['nine people', total(9), [false, false]],
  ['no one', total(0, 0), [true, true, true]],
  ['one small part, whose total would give it away', total(40, 30, 3), [true, false, false, false]],
  ['a small part beside a larger one', total(40, 19, 3), [true, true, false, false]],
  ['two small parts that are small together', total(40, 5, 4), [true, false, false, false]],
  ['two small parts that are ten together', total(40, 5, 5), [true, true, false, false]],
  ['a part without anyone', total(40, 0), [true, true, true]],
  ['only small parts', total(4, 4, 4), [true, false, false, false]],
  [
    'small parts that each must be one',
    total(40, ...Array(10).fill(1)),
    [true, ...Array(11).fill(false)],
  ],
  ['a small total', total(4, 5), [false, false, false]],
])('OPS-05 with %s, only safe figures are shown', (_, counted, expected) => {
  expect(shown(counted)).toEqual(expected)
})

test('OPS-05 everything within a hidden week is hidden', () => {
  const days = { value: 36, people: 36, parts: [total(30, 0), total(3, 3)] }
  const { parts } = protectCounts(days, 'sum')
  expect(parts.map((week) => [week.shown, ...week.parts.map((day) => day.shown)])).toEqual([
    [false, false, false],
    [false, false, false],
  ])
})

test('OPS-05 revenue from people who had already bought that month is hidden like that from few people', () => {
  const parts = [one(40), one(20), { value: 2499, people: 0 }]
  const { parts: decided } = protectCounts({ value: 2559, people: 60, parts }, 'sum')
  expect(decided.map((part) => part.shown)).toEqual([false, false, false])
})

test('OPS-05 if the same people may appear on several days, only the day with the most people counts', () => {
  const parts = [one(30), one(12), one(9), one(8)]
  const { parts: decided } = protectCounts({ value: 67, people: 30, parts }, 'max')
  expect(decided.map((part) => part.shown)).toEqual([true, false, false, false])
})

const people = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 200 }))
const week = fc.array(people, { minLength: 1, maxLength: 7 }).map((days) => total(...days))
const month = fc.array(week, { minLength: 1, maxLength: 6 }).map((weeks) => ({
  value: weeks.reduce((sum, each) => sum + each.value, 0),
  people: weeks.reduce((sum, each) => sum + each.people, 0),
  parts: weeks,
}))

test('OPS-05 no figure of one to nine people is shown, or can be calculated from those that are', () => {
  const safe = fc.property(month, (counted) => check(counted, protectCounts(counted, 'sum')))
  expect(fc.check(safe, { numRuns: 2000 }).counterexample).toBeNull()
})

function check({ people: count, parts = [] }: Counted, decided: Protected): void {
  if (decided.shown) {
    expect(count === 0 || count >= 10).toBe(true)
    const hidden = parts.filter((_, place) => decided.parts[place]?.shown === false)
    const sum = hidden.reduce((all, part) => all + part.people, 0)
    // The total minus the shown parts is all that is known about the hidden ones.
    expect(hidden.length === 0 || (hidden.length > 1 && sum >= 10)).toBe(true)
  } else expect(decided.parts.some((part) => part.shown)).toBe(false)
  parts.forEach((part, place) => check(part, decided.parts[place] as Protected))
}

test('OPS-05 for each hidden figure, other numbers of people would have produced the same table', () => {
  const small = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(small, (counts) => {
      const [visible, ...parts] = shown(total(...counts))
      if (visible !== true || parts.every(Boolean)) return
      const sum = counts.reduce((all, each) => all + each, 0)
      const alike = listTables(counts.length, sum).filter(
        (other) =>
          other.every((count, place) => !parts[place] || count === counts[place]) &&
          String(shown(total(...other))) === String([visible, ...parts]),
      )
      counts.forEach((count, place) => {
        if (parts[place] === true || count > 9) return
        expect(new Set(alike.map((other) => other[place])).size).toBeGreaterThan(1)
      })
    }),
    // Hiding as little as possible gave these away: equal parts, and parts as large as possible.
    { numRuns: 200, examples: [[[12, 12, 9]], [[9, 9, 10]]] },
  )
})

/** Every table of a few counts with a sum. */
function listTables(length: number, sum: number): number[][] {
  if (length === 1) return [[sum]]
  return Array.from({ length: sum + 1 }, (_, first) =>
    listTables(length - 1, sum - first).map((rest) => [first, ...rest]),
  ).flat()
}

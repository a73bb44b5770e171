import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundCount, roundMinutes, roundOperatorCount } from './round-counts.ts'
import { computeMatchChance } from './compute-match-chance.ts'

const rounded = (few: boolean, about: number) => ({ few, about })

test.each([
  [0, rounded(true, 10)],
  [9, rounded(true, 10)],
  [10, rounded(false, 10)],
  [14, rounded(false, 10)],
  [15, rounded(false, 20)],
  [994, rounded(false, 990)],
  [1049, rounded(false, 1000)],
  [1050, rounded(false, 1100)],
  [123_456, rounded(false, 123_000)],
])('BEY-04 a count of %d member actions is published as %j', (count, words) => {
  expect(roundCount(count)).toEqual(words)
})

test('BEY-04 zero is published for figures that the operator itself creates', () => {
  expect(roundOperatorCount(0)).toEqual({ few: false, about: 0 })
  expect(roundOperatorCount(3)).toEqual({ few: true, about: 10 })
})

test('BEY-04 a rounded number is close to the true one, and a single member never shifts it by one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 10_000_000 }), (count) => {
      const { about } = roundCount(count)
      expect(Math.abs(about - count)).toBeLessThanOrEqual(Math.max(5, count * 0.05))
      const next = roundCount(count + 1).about
      expect(next === about || next - about >= 10).toBe(true)
    }),
  )
})

test.each([
  [0.2, 5],
  [7, 5],
  [8, 10],
  [59, 60],
  [61, 60],
  [100, 120],
  [2000, 1980],
  [3000, 2880],
])('BEY-04 %d minutes are published as %d', (minutes, words) => {
  expect(roundMinutes(minutes)).toBe(words)
})

const group = (people: number, matched: number) => ({ people, matched })

test('BEY-05 with 73 of 200 Premium members and 100 of 400 others matched, the chance is 46 % higher, between 13 and 88 %', () => {
  const result = computeMatchChance([{ premium: group(200, 73), free: group(400, 100) }])
  expect(result?.gain).toBeCloseTo(0.46, 10)
  expect(result?.low).toBeCloseTo(0.1377, 4)
  expect(result?.high).toBeCloseTo(0.8737, 4)
  expect(result?.holds).toBe(true)
})

test('BEY-05 members are compared only with equally active ones, so Simpson’s paradox proves nothing', () => {
  // Premium members give more likes here, but within each activity group they don't match more
  // often than others.
  const strata = [
    { premium: group(900, 540), free: group(100, 60) },
    { premium: group(100, 10), free: group(900, 90) },
  ]
  const found = computeMatchChance(strata)
  expect(found?.gain).toBeCloseTo(0, 10)
  expect(found?.holds).toBe(false)
})

test('BEY-05 members without a counterpart in the other group are ignored', () => {
  const alone = [
    { premium: group(0, 0), free: group(5000, 10) },
    { premium: group(900, 800), free: group(0, 0) },
    { premium: group(0, 0), free: group(0, 0) },
  ]
  const found = computeMatchChance([{ premium: group(200, 73), free: group(400, 100) }, ...alone])
  expect(found).toMatchObject({ premium: group(200, 73), free: group(400, 100) })
  expect(found?.gain).toBeCloseTo(0.46, 10)
})

test.each([
  ['no members', []],
  ['no free members', [{ premium: group(500, 300), free: group(0, 0) }]],
  ['no Premium members', [{ premium: group(0, 0), free: group(500, 300) }]],
  ['no matches among free members', [{ premium: group(500, 300), free: group(500, 0) }]],
])('BEY-05 with %s there is no result', (_, strata) => {
  expect(computeMatchChance(strata)).toBeNull()
})

test.each([
  ['too few people', [{ premium: group(99, 60), free: group(400, 100) }]],
  ['too few matches', [{ premium: group(200, 19), free: group(4000, 25) }]],
  ['a difference that may be due to chance', [{ premium: group(200, 58), free: group(400, 100) }]],
  ['a lower chance', [{ premium: group(200, 30), free: group(400, 100) }]],
])('BEY-05 with %s the claim is not supported', (_, strata) => {
  expect(computeMatchChance(strata)?.holds).toBe(false)
})

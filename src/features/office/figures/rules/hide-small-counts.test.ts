import { expect, test } from 'vitest'
import { hideSmallCounts } from './hide-small-counts.ts'

const counts = (source: string | null, signedUp: number, confirmed = 0, purchased = 0) => ({
  source,
  signedUp,
  confirmed,
  purchased,
})

test('counts from ten are shown, the largest source first', () => {
  expect(hideSmallCounts([counts('south', 10, 10, 9), counts(null, 25, 20, 11)])).toEqual({
    sources: [
      { source: null, signed_up: 25, confirmed: 20, purchased: 11 },
      { source: 'south', signed_up: 10, confirmed: 10, purchased: null },
    ],
    others: null,
  })
})

test('a source with fewer than ten members is not named, only added up with the others', () => {
  expect(hideSmallCounts([counts('elena-only', 1, 1, 1), counts('b', 9, 9, 2)])).toEqual({
    sources: [],
    others: { signed_up: 10, confirmed: 10, purchased: null },
  })
})

test('a sum below ten is hidden too', () => {
  expect(hideSmallCounts([counts('a', 4, 4, 4), counts('b', 5, 5, 5)]).others).toEqual({
    signed_up: null,
    confirmed: null,
    purchased: null,
  })
})

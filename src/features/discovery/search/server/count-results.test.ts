import { noChoices } from '../rules/choices.ts'
import { noRequiredColumns } from '../rules/switches.ts'
import { expect, test } from 'vitest'
import type { Queries } from '#platform/server/postgres/database.ts'
import { createResultCounter } from './count-results.ts'
import { startPosition, type SearchRequest } from './search-request.ts'

const request: SearchRequest = {
  pool: 1,
  me: 5,
  excluded: [5],
  countries: [1],
  region: null,
  genders: [1],
  orientations: [4, 7],
  bit: 1,
  bornAfter: '1979-11-21',
  bornUntil: '1998-11-21',
  choices: noChoices,
  required: noRequiredColumns,
  kinds: [0],
  since: null,
  until: null,
  cities: [],
  after: startPosition,
}
const noon = new Date('2030-01-01T12:00:00Z')
const minuteLater = new Date('2030-01-01T12:01:00Z')

/** A counter that always returns the same total, and the number of queries it made. */
function counter(total: number) {
  let queryCount = 0
  const many = async () => {
    queryCount += 1
    return [{ total }]
  }
  return { count: createResultCounter({ many } as unknown as Queries), asked: () => queryCount }
}

test('a total above the limit is counted once a minute for all identical searches', async () => {
  const { count, asked } = counter(1001)
  expect(await count('country', request, noon)).toBe(1001)
  expect(await count('country', { ...request, me: 6, excluded: [6] }, noon)).toBe(1001)
  expect(asked()).toBe(1)
  await count('country', { ...request, pool: 2 }, noon)
  await count('country', { ...request, bit: 2 }, noon)
  expect(asked()).toBe(3)
  await count('country', request, minuteLater)
  expect(asked()).toBe(4)
})

test('smaller totals are counted every time, and so are searches for who is online', async () => {
  const few = counter(1000)
  for (const me of [5, 5, 6])
    expect(await few.count('country', { ...request, me }, noon)).toBe(1000)
  expect(few.asked()).toBe(3)
  const online = counter(1001)
  for (const me of [5, 5]) await online.count('country', { ...request, me, since: noon }, noon)
  expect(online.asked()).toBe(2)
})

import { expect, test } from 'vitest'
import { pickCachedCards } from './pick-cached-cards.ts'

const card = (id: string) => ({ id })

test('SRCH-06 previously loaded people are listed from the most recent list first, once each, without the member whose page it is', () => {
  expect(
    pickCachedCards(
      [
        [card('a'), card('b')],
        [card('b'), card('c')],
      ],
      new Set(['a']),
    ),
  ).toEqual([card('b'), card('c')])
  expect(pickCachedCards([], new Set())).toEqual([])
  expect(
    pickCachedCards([Array.from({ length: 30 }, (_, at) => card(String(at)))], new Set()),
  ).toHaveLength(8)
})

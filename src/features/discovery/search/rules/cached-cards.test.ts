import { expect, test } from 'vitest'
import { cachedCards } from './cached-cards.ts'

const card = (id: string) => ({ id })

test('SRCH-06 previously loaded people come from the most recent list first, each once, without the page’s own member', () => {
  expect(
    cachedCards(
      [
        [card('a'), card('b')],
        [card('b'), card('c')],
      ],
      new Set(['a']),
    ),
  ).toEqual([card('b'), card('c')])
  expect(cachedCards([], new Set())).toEqual([])
  expect(cachedCards([Array.from({ length: 30 }, (_, at) => card(String(at)))], new Set())).toHaveLength(8)
})

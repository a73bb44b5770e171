import { expect, test } from 'vitest'
import type { Deck, Face } from '../contract.ts'
import { revertSwipe, appendFaces, applySwipe } from './deck-state.ts'

const face = (id: string) => ({ member: { id, name: id } }) as unknown as Face
const deck: Deck = {
  faces: [face('a'), face('b')],
  likes: { limit: 4, left: 3, next_at: '2026-11-22T23:00:00.000Z' },
  last: null,
  reader_country: null,
}
const ids = ({ faces }: Deck) => faces.map(({ member }) => member.id)

test('SRCH-05 a like removes the card and uses one of the day’s likes; a pass only removes the card', () => {
  const liked = { id: '1', liked: true, face: face('a') }
  expect(applySwipe(deck, liked)).toMatchObject({ likes: { left: 2 }, last: liked })
  expect(ids(applySwipe(deck, liked))).toEqual(['b'])
  expect(applySwipe(deck, { ...liked, liked: false }).likes.left).toBe(3)
})

test('BEY-11 an undone card is back on top, its like is returned, and the previous swipe can be undone next', () => {
  const [before, done] = [
    { id: '0', liked: false, face: face('z') },
    { id: '1', liked: true, face: face('a') },
  ]
  const restored = revertSwipe(applySwipe(deck, done), done, before)
  expect(ids(restored)).toEqual(['a', 'b'])
  expect(restored).toMatchObject({ likes: { left: 3 }, last: before })
  // Repeating it has no effect.
  expect(ids(revertSwipe(restored, done, before))).toEqual(['a', 'b'])
  expect(revertSwipe({ ...deck, likes: { ...deck.likes, left: 4 } }, done, null).likes.left).toBe(4)
})

test('SRCH-05 more cards are added below, each once, without members swiped in the meantime', () => {
  expect(ids(appendFaces(deck, [face('b'), face('c'), face('d')], new Set(['c'])))).toEqual([
    'a',
    'b',
    'd',
  ])
})

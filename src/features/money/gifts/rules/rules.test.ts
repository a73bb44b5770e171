import { describe, expect, test } from 'vitest'
import { findByWords } from './find-by-words.ts'
import { giftPrice, giftSizes } from './gift-price.ts'
import { gifts, isGift } from './gifts.ts'
import { parseStickerKey, formatStickerKey } from './sticker-key.ts'
import { stickers } from './stickers.ts'

test.each([
  [5, [5, 8, 15]],
  [1, [1, 2, 3]],
  [7, [7, 12, 21]],
  [0, [0, 0, 0]],
])('if gifts cost from %i credits, the three sizes cost %j', (gift_credits, prices) => {
  expect(giftSizes.map((size) => giftPrice(size, { gift_credits }))).toEqual(prices)
})

test('CHAT-06 there are at least 24 gifts and 24 stickers, each once', () => {
  expect(Object.keys(gifts).length).toBeGreaterThanOrEqual(24)
  expect(stickers.length).toBeGreaterThanOrEqual(24)
  expect(new Set(stickers).size).toBe(stickers.length)
  expect(['tulip', 'rose', 'toString', ''].map(isGift)).toEqual([true, false, false, false])
})

describe('finding', () => {
  const all = [
    { name: 'Good morning', words: 'sun wake up' },
    { name: 'Good night', words: 'moon sleep' },
    { name: 'Słońce', words: 'lato œuvre' },
    { name: 'Sun', words: 'day' },
  ]
  test.each([
    ['', ['Good morning', 'Good night', 'Słońce', 'Sun']],
    ['  ', ['Good morning', 'Good night', 'Słońce', 'Sun']],
    ['good', ['Good morning', 'Good night']],
    ['night good', ['Good night']],
    ['SUN', ['Sun', 'Good morning']],
    ['slon', ['Słońce']],
    ['oeuv', ['Słońce']],
    ['ood', []],
    ['good sun', ['Good morning']],
    ['%', ['Good morning', 'Good night', 'Słońce', 'Sun']],
  ])('%j finds %j', (typed, names) => {
    expect(findByWords(all, typed).map(({ name }) => name)).toEqual(names)
  })
})

test.each([
  ['minuet/hello', { source: 'minuet', id: 'hello' }],
  ['other-1/aZ_9-x', { source: 'other-1', id: 'aZ_9-x' }],
  ['hello', null],
  ['minuet/', null],
  ['/hello', null],
  ['minuet/../x', null],
  ['minuet/a/b', null],
  ['Minuet/a', null],
  [`minuet/${'a'.repeat(101)}`, null],
])('the key %j is parsed as %j', (key, read) => {
  expect(parseStickerKey(key)).toEqual(read)
  if (read !== null) expect(formatStickerKey(read)).toBe(key)
})

import { describe, expect, test } from 'vitest'
import { asksAndNear } from '../testing/asks-and-near.ts'
import { locales } from '../testing/corpus.ts'
import { everydayOf } from '../testing/everyday.ts'
import { asksIfReal } from './asks-if-real.ts'

const shareOf = (texts: readonly string[]) => texts.filter(asksIfReal).length / texts.length
const counted = (part: 'asks' | 'near') => locales.flatMap((locale) => asksAndNear('blind/counted', locale)[part])
const everyday = locales.flatMap((locale) => everydayOf('counted', locale))

describe.each(locales)('in %s', (locale) => {
  test('BEY-02 of 100 questions by a stranger, never learnt from, at least 86 are heard, and of 100 sentences near them at most 21', () => {
    const { asks, near } = asksAndNear('blind/counted', locale)
    expect([asks.length, near.length]).toEqual([100, 100])
    expect(shareOf(asks)).toBeGreaterThanOrEqual(0.86)
    expect(shareOf(near)).toBeLessThanOrEqual(0.21)
  })
})

test('BEY-02 over all languages at least 92 of 100 are heard, and at most 15 of 100 near ones', () => {
  expect(shareOf(counted('asks'))).toBeGreaterThanOrEqual(0.92)
  expect(shareOf(counted('near'))).toBeLessThanOrEqual(0.15)
})

test('of everyday sentences never learnt from at most 2 of 100 are taken for a question', () => {
  expect(everyday.length).toBeGreaterThanOrEqual(200)
  expect(shareOf(everyday)).toBeLessThanOrEqual(0.02)
})

test('of letters of six such sentences at most 8 of 100', () => {
  const letters = everyday.slice(0, -5).map((_, at) => everyday.slice(at, at + 6).join(' '))
  expect(shareOf(letters)).toBeLessThanOrEqual(0.08)
})

test.each([
  'good morning how was your weekend mine was long and the dog ran away again anyway are you a real person or not',
  'are you a bot i ask because my sister says that half of all the profiles on pages like this one are',
  'ich hoffe du hattest einen schönen tag bei uns hat es geregnet sag mal bist du eigentlich echt oder schreibt mir da ein computer',
  'Lovely. Too lovely. So tell me. A bot?',
  'have you got blood in you or just wires',
  'Wer steckt wirklich hinter diesem Profil?',
])('“%s” asks', (text) => expect(asksIfReal(text)).toBe(true))

test.each(['', ' ', '?', '...', '😊', '12', 'ok', 'hmm', 'haha', 'Good night', 'Bis morgen', '¿Qué tal?', 'Cześć'])(
  '“%s” does not',
  (text) => expect(asksIfReal(text)).toBe(false),
)

test('a letter of 2,000 letters is read within a few milliseconds', () => {
  const near = locales.flatMap((locale) => asksAndNear('blind/learnt', locale).near.filter((text) => !asksIfReal(text)))
  const letter = near.join('. ').slice(0, 2000)
  const fastest = Math.min(
    ...Array.from({ length: 30 }, () => {
      const from = performance.now()
      asksIfReal(letter)
      return performance.now() - from
    }),
  )
  expect(fastest).toBeLessThan(6)
})

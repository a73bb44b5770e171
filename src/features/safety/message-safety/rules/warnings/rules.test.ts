import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { containsHiddenWord, normalizeHiddenWords } from './hidden-words.ts'

test.each([
  ['Shall we talk about football?', ['football'], true],
  ['Shall we talk about FOOTBALL', ['Football '], true],
  ['footballers everywhere', ['football'], false],
  [phrase('profiles.own.about.title', { locale: 'de' }), ['uber'], true],
  ['a glass of red wine', ['red wine'], true],
  ['red, wine', ['red wine'], true],
  ['a 😈 smile', ['😈'], true],
  ['anything', [], false],
  ['anything', ['', '  ', '?'], false],
])('“%s” contains one of the hidden words %j: %s', (text, words, hides) =>
  expect(containsHiddenWord(text, words)).toBe(hides),
)

test('each word is stored once, as it was first typed', () => {
  expect(normalizeHiddenWords([' Wein ', 'wein', '', 'Bier'])).toEqual(['Wein', 'Bier'])
})

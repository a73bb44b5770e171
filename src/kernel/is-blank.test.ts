import { expect, test } from 'vitest'
import { isBlank, dropInvisible } from './is-blank.ts'
import { line, text } from './text.ts'

test.each([
  ['an empty text', ''],
  ['spaces and line breaks', ' \t\n\u00a0\u2003\u3000'],
  ['a zero-width space', '\u200b'],
  ['joiners only', '\u200d\u200c'],
  ['a word joiner', '\u2060'],
  ['a soft hyphen', '\u00ad'],
  ['a byte order mark', '\ufeff'],
  ['variation selectors', '\ufe0f\ufe0e\u{e0100}'],
  ['direction marks', '\u200e\u200f\u202a\u202c\u2066\u2069'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['a Mongolian vowel separator and a grapheme joiner', '\u180e\u034f'],
  ['blank braille patterns', '\u2800\u2800'],
  ['tag characters', '\u{e0061}\u{e007f}'],
  ['control characters', '\u0001\u007f\u0085'],
  ['some of each, with spaces between', ' \u200b \u00ad\n\u2800 '],
])('%s is blank', (_, value) => {
  expect(isBlank(value)).toBe(true)
})

test.each([
  ['a letter', 'a'],
  ['a letter between zero-width spaces', '\u200ba\u200b'],
  ['a family emoji', '👩‍👩‍👧‍👦'],
  ['a flag with its joiner and selector', '🏳️‍🌈'],
  [
    'the flag of England, which contains tag characters',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['a keycap', '1️⃣'],
  ['Hebrew between direction isolates', '\u2067שלום\u2069'],
  ['Arabic', 'مرحبا'],
  ['Persian with its joiner', 'می\u200cخواهم'],
  ['Hindi with its joiner', 'क्\u200dष'],
  ['braille with dots', '⠓⠊'],
  ['a full stop', '.'],
  ['NUL, which is refused elsewhere', '\0'],
])('%s is not blank', (_, value) => {
  expect(isBlank(value)).toBe(false)
})

test('invisible characters count as an empty text; plain spaces are left for the handler to check, and visible text stays unchanged', () => {
  expect(['\u200b', ' \u00ad ', '\u2800'].map(dropInvisible)).toEqual(['', '', ''])
  expect(['', '  ', '\n', '\u200bHi\u200b'].map(dropInvisible)).toEqual([
    '',
    '  ',
    '\n',
    '\u200bHi\u200b',
  ])
})

test('a required text refuses an invisible one, an optional text treats it as empty; both keep emoji and right-to-left text', () => {
  for (const kind of [text, line]) {
    expect(kind({ min: 1, max: 20 }).safeParse('\u200b\u2800').success).toBe(false)
    expect(kind({ max: 20 }).parse('\u200b\u2800')).toBe('')
    expect(kind({ min: 1, max: 20 }).parse('👩‍👩‍👧‍👦')).toBe('👩‍👩‍👧‍👦')
    expect(kind({ min: 1, max: 20 }).parse('\u2067שלום\u2069')).toBe('\u2067שלום\u2069')
    expect(kind({ max: 20 }).safeParse('\0').success).toBe(false)
  }
})

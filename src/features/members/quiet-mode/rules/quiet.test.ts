import { expect, test } from 'vitest'
import { exitUrl, iconPath, parseQuiet } from './quiet.ts'

test.each([
  [undefined, 'off'],
  ['', 'off'],
  ['1', 'off'],
  ['off', 'off'],
  ['keep_session', 'keep_session'],
  ['end_session', 'end_session'],
])('the cookie %s means %s', (cookie, quiet) => {
  expect(parseQuiet(cookie)).toBe(quiet)
})

test('the exit page is in the reader’s language, and the icon is plain in quiet mode only', () => {
  expect(exitUrl('pl')).toBe('https://pl.wikipedia.org/')
  expect([iconPath('off'), iconPath('keep_session'), iconPath('end_session')]).toEqual([
    '/icon.svg',
    '/icon-plain.svg',
    '/icon-plain.svg',
  ])
})

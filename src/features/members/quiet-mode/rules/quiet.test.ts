import { expect, test } from 'vitest'
import { exitAddress, iconOf, quietOf } from './quiet.ts'

test.each([
  [undefined, 'off'],
  ['', 'off'],
  ['1', 'off'],
  ['off', 'off'],
  ['keep_session', 'keep_session'],
  ['end_session', 'end_session'],
])('the cookie %s means %s', (cookie, quiet) => {
  expect(quietOf(cookie)).toBe(quiet)
})

test('the exit page is in the reader’s language, and the icon is plain in quiet mode only', () => {
  expect(exitAddress('pl')).toBe('https://pl.wikipedia.org/')
  expect([iconOf('off'), iconOf('keep_session'), iconOf('end_session')]).toEqual([
    '/icon.svg',
    '/icon-plain.svg',
    '/icon-plain.svg',
  ])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each([
  [null, '/members'],
  [undefined, '/members'],
  ['', '/members'],
  ['/chats/12?x=1#last', '/chats/12?x=1#last'],
  ['/members?country=NL', '/members?country=NL'],
  ['/login', '/members'],
  ['/login?to=/login', '/members'],
  ['/signup', '/members'],
  ['members', '/members'],
  ['//evil.example', '/members'],
  ['/\\evil.example', '/members'],
  ['\\\\evil.example', '/members'],
  ['/a//evil.example', '/members'],
  ['/..//evil.example', '/members'],
  ['/.//evil.example', '/members'],
  ['/%2e%2e//evil', '/members'],
  ['https://evil.example/', '/members'],
  ['javascript:alert(1)', '/members'],
  ['/\tevil', '/members'],
  [' /chats', '/members'],
  ['/\u0000', '/members'],
  [`/${'a'.repeat(3000)}`, '/members'],
])('the return path for %j is %s', (to, expected) => {
  expect(safeReturnPath(to)).toBe(expected)
})

test('the return path never leaves the site', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(
          '/',
          '\\',
          '.',
          '%',
          '2',
          'f',
          'e',
          ':',
          '?',
          '#',
          '@',
          'a',
          '\t',
          ' ',
        ),
      }),
      (to) => {
        expect(new URL(safeReturnPath(to), 'https://own.example').origin).toBe(
          'https://own.example',
        )
      },
    ),
  )
})

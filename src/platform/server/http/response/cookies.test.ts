import { expect, test } from 'vitest'
import { readCookies, formatCookie } from './cookies.ts'

test.each([
  [undefined, {}],
  ['', {}],
  ['a=1; b=2', { a: '1', b: '2' }],
  ['a=1;b=2 ; c = 3', { a: '1', b: '2', c: '3' }],
  ['a=first; a=second', { a: 'first' }],
  ['a="quoted"; b=%C3%A9; c=%zz', { a: 'quoted', b: 'é', c: '%zz' }],
  ['=nameless; lonely; e=', { e: '' }],
  ['a=b=c', { a: 'b=c' }],
  ['__Host-auth.session=a; b=2', { '__Host-auth.session': 'a', b: '2' }],
  ['__Host-auth.session=a; b=2; __Host-auth.session=c', { b: '2' }],
  ['b=2;__Secure-office.session=a ;  __Secure-office.session = a', { b: '2' }],
])('%s', (header, cookies) => {
  expect({ ...readCookies(header) }).toEqual(cookies)
})

test('no cookie can reach into JavaScript’s own objects', () => {
  expect(readCookies('__proto__=x').toString).toBeUndefined()
})

test('a cookie cannot inject attributes or lines', () => {
  expect(
    formatCookie({
      name: 'a',
      value: 'x; Domain=evil\r\nSet-Cookie: b',
      maxAgeSeconds: 1.5,
      httpOnly: true,
    }),
  ).toBe(
    'a=x%3B%20Domain%3Devil%0D%0ASet-Cookie%3A%20b; Max-Age=1; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(() => formatCookie({ name: 'a b', value: '', maxAgeSeconds: 1, httpOnly: true })).toThrow(
    'Invalid cookie name',
  )
})

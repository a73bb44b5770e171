import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { fromBase64url, toBase64url } from './base64url.ts'
import { passkeyHost } from './passkey-host.ts'
import { decidePasskeyAddition, normalizePasskeyName } from './passkeys.ts'

test.each([
  ['https://minuet.example', 'minuet.example'],
  ['https://minuet.example:8443', 'minuet.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://sarabande.localhost:3000', 'sarabande.localhost'],
  ['http://minuet.example', null],
  ['http://notlocalhost', null],
  ['http://localhost.example', null],
  ['http://127.0.0.1:3000', null],
  ['https://192.0.2.7', null],
  ['https://[::1]:3000', null],
  ['ftp://minuet.example', null],
  ['https://minuet.example/path', null],
  ['', null],
])('BEY-12 passkeys at %j belong to %j', (origin, host) => {
  expect(passkeyHost(origin)).toBe(host)
})

test.each([
  ['active', 0, 'may'],
  ['active', 19, 'may'],
  ['active', 20, 'full'],
  ['not_confirmed', 0, 'unconfirmed'],
  ['deleted', 0, 'unconfirmed'],
])(
  'BEY-12 adding a passkey to an account that is %s and has %i passkeys: %s',
  (status, passkeys, verdict) => {
    expect(decidePasskeyAddition({ status, passkeys })).toBe(verdict)
  },
)

test('only surrounding and repeated spaces are removed from a name', () => {
  expect(normalizePasskeyName('  My   laptop ')).toBe('My laptop')
  expect(normalizePasskeyName(' \t ')).toBe('')
})

test('bytes of any length are encoded as in Node.js and decoded again', () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = randomBytes(length)
    const encoded = toBase64url(bytes)
    expect(encoded).toBe(bytes.toString('base64url'))
    expect(Buffer.from(fromBase64url(encoded)).equals(bytes)).toBe(true)
  }
})

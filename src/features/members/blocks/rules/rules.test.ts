import { expect, test } from 'vitest'
import { parseContactAddress } from './contact-address.ts'

test.each([
  ['Boss@Firma.DE', { kind: 'email', value: 'boss@firma.de' }],
  ['  anna+news@mail.example.org ', { kind: 'email', value: 'anna+news@mail.example.org' }],
  ['+31 6 1234 5678', { kind: 'phone', value: '+31612345678' }],
  ['0031-6-12345678', { kind: 'phone', value: '+31612345678' }],
  ['+49 (0)170 / 123 45 67', { kind: 'phone', value: '+491701234567' }],
  ['+1 (415) 555-2671', { kind: 'phone', value: '+14155552671' }],
  ['tel:+48601234567', { kind: 'phone', value: '+48601234567' }],
  ['06 12345678', null],
  ['Anna', null],
  ['', null],
  ['@', null],
  ['anna@', null],
  ['anna@host', null],
  ['+0612345678', null],
  ['+31', null],
  ['+1234567890123456', null],
  ['a@example.org b@example.org', null],
])('%j is parsed as %j', (typed, address) => {
  expect(parseContactAddress(typed)).toEqual(address)
})

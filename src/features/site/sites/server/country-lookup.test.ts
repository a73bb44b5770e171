import { expect, test } from 'vitest'
import { createCountryLookup } from './country-lookup.ts'

const lookUpCountry = createCountryLookup()

test.each([
  ['145.97.39.155', 'NL'],
  ['2a02:a440::1', 'NL'],
  ['2a02:a440::/64', 'NL'],
  ['::ffff:145.97.39.155', 'NL'],
  ['193.99.144.80', 'DE'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['172.20.0.1', null],
  ['192.168.1.1', null],
  ['169.254.1.1', null],
  ['100.64.0.1', null],
  ['::1', null],
  ['::', null],
  ['fd00::1', null],
  ['fe80::1', null],
  ['::ffff:10.0.0.1', null],
  ['', null],
  ['not an address', null],
])('%j belongs to %s', (address, country) => {
  expect(lookUpCountry(address)).toBe(country)
})

import { expect, test } from 'vitest'
import {
  countryCodes,
  isCountry,
  getCountryLocales,
  type RegionLabel,
  getRegionLabel,
} from './countries.ts'

test.each<[string, RegionLabel]>([
  ['NL BE IE IT ES CA NZ', 'province'],
  ['GB FR', 'region'],
  ['DE AT US AU', 'state'],
  ['CH', 'canton'],
  ['PL', 'voivodeship'],
])('the regions of %s are called %s', (codes, label) => {
  for (const code of codes.split(' ')) expect(isCountry(code) && getRegionLabel(code)).toBe(label)
})

test.each([
  ['US', 'en es'],
  ['NL', 'nl'],
  ['BE', 'nl fr de'],
  ['FR', 'fr'],
  ['IT', 'it'],
  ['ES', 'es'],
  ['DE', 'de'],
  ['AT', 'de'],
  ['IE', 'en'],
  ['GB', 'en'],
  ['CA', 'en fr'],
  ['PL', 'pl'],
  ['AU', 'en'],
  ['NZ', 'en'],
  ['CH', 'de it fr en'],
  ['JP', 'en'],
])('%s is offered in %s', (country, expected) => {
  expect(getCountryLocales(country).join(' ')).toBe(expected)
})

test('no other value is a country', () => {
  for (const code of countryCodes) expect(isCountry(code)).toBe(true)
  for (const otherValue of ['LU', 'nl', '', 'toString', '__proto__', null, 5])
    expect(isCountry(otherValue)).toBe(false)
})

import { expect, test } from 'vitest'
import { countryCode, countryOfAccount, countryOfBank } from './payer-country.ts'

test.each([
  ['NL', 'NL'],
  ['nl', 'NL'],
  ['NLD', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the code %j is the country %j', (text, country) => {
  expect(countryCode(text)).toBe(country)
})

test.each([
  ['NL00 TEST 0000 0000 00', 'NL'],
  ['pl00000000000000000000000000', 'PL'],
  ['jonas@example.org', null],
  ['NL00', null],
  ['12345678', null],
  [null, null],
])('the account %j is from %j', (account, country) => {
  expect(countryOfAccount(account)).toBe(country)
})

test.each([
  ['ABNANL2A', 'NL'],
  ['gebabebb', 'BE'],
  ['DEUTDEFF500', 'DE'],
  ['DEUTDE', null],
  ['', null],
  [null, null],
])('the bank %j is in %j', (bic, country) => {
  expect(countryOfBank(bic)).toBe(country)
})

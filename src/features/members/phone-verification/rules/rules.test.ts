import { expect, test } from 'vitest'
import { findCountries } from './find-countries.ts'

test.each([
  ['+31612345678', ['NL']],
  ['+353851234567', ['IE']],
  ['+393331234567', ['IT']],
  ['+12025550123', ['CA', 'US']],
  ['+3598812345', []],
  ['+79161234567', []],
])('%s is in %j', (number, countries) => {
  expect(findCountries(number)).toEqual(countries)
})

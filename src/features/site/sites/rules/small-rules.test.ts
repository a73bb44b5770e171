import { describe, expect, test } from 'vitest'
import { getMinAge } from './get-min-age.ts'
import { searchOpen, signupsOpen } from './open-to-visitors.ts'
import { formatPhoneLink } from './format-phone-link.ts'
import { resolveCountry } from './resolve-country.ts'
import { getTermsVersion } from './get-terms-version.ts'

test.each([
  ['all', false, true],
  ['all', true, true],
  ['with_trafficsource', false, false],
  ['with_trafficsource', true, true],
  ['closed', false, false],
  ['closed', true, false],
] as const)('signups %s, traffic source %s: %s', (signups, source, open) => {
  expect(signupsOpen({ signups }, source)).toBe(open)
})

test.each([
  ['none', 'none', false, false],
  ['none', 'none', true, false],
  ['none', 'all', false, false],
  ['none', 'all', true, true],
  ['all', 'none', false, true],
  ['all', 'none', true, true],
  ['all', 'all', false, true],
] as const)(
  'logged-out search %s, with a traffic source %s, traffic source present %s: %s',
  (logged_out_search, logged_out_search_trafficsource, source, open) => {
    expect(searchOpen({ logged_out_search, logged_out_search_trafficsource }, source)).toBe(open)
  },
)

test.each([
  [18, {}, 'NL', 18],
  [18, { US: 21 }, 'US', 21],
  [18, { US: 21 }, 'NL', 18],
  [25, { US: 21 }, 'US', 25],
  [18, {}, '', 18],
  [16, {}, 'NL', 18],
])('with %d and %j the minimum age in %s is %d', (min_age, min_ages, country, age) => {
  expect(getMinAge({ min_age, min_ages }, country)).toBe(age)
})

test.each([
  ['2023-06-01T09:00:00Z', '2023-12-01T12:00:00.000Z'],
  ['2023-12-01T12:00:00Z', '2023-12-01T12:00:00.000Z'],
  ['2023-12-01T12:00:01Z', '2023-12-01T12:00:01.000Z'],
  ['2024-03-01T09:00:00Z', '2024-03-01T09:00:00.000Z'],
  ['2023-12-01T12:30:00+01:00', '2023-12-01T12:00:00.000Z'],
])('a company added %s has terms dated %s', (added, version) => {
  expect(getTermsVersion({ added })).toBe(version)
})

test.each([
  ['+31 20 000 01-85', 'tel:+31200000185'],
  ['0900-1234', 'tel:09001234'],
  ['112', 'tel:112'],
])('%s is linked as %s', (phone, link) => {
  expect(formatPhoneLink(phone)).toBe(link)
})

describe('the country assumed for a visitor', () => {
  const settings = { countries: ['NL', 'BE', 'CH'] as ('NL' | 'BE' | 'CH')[] }
  test.each([
    [{}, 'BE', 'BE'],
    [{}, 'US', 'NL'],
    [{ geoip_selected_country: 'CH' }, 'BE', 'CH'],
    [{ country: 'ch' }, 'BE', 'CH'],
    [{ geoip_selected_country: 'CH', country: 'NL' }, 'BE', 'CH'],
    [{ geoip_selected_country: 'US' }, 'BE', 'BE'],
    [{ geoip_selected_country: '' }, 'US', 'NL'],
  ])('requested %j, address in %s: %s', (query, geoipCountry, country) => {
    expect(resolveCountry({ query, geoipCountry, settings, siteCountry: 'NL' })).toBe(country)
  })
})

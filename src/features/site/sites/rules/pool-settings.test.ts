import { expect, test } from 'vitest'
import { listPoolDifferences, pickPoolSettings } from './pool-settings.ts'
import { settings } from './settings.ts'

const site = (pool: number, name: string, change: object = {}) => ({
  pool,
  name,
  hosts: [`${name.toLowerCase()}.example`] as const,
  settings: settings.parse(change),
})

test('SITE-01 sites of one pool must not differ in price, age or access', () => {
  expect(
    listPoolDifferences([
      site(1, 'Minuet', { min_age: 21, message_credits: 3, index_title: { en: 'Minuet' } }),
      site(1, 'Duet', { message_credits: 3, support_phone: '1' }),
      site(2, 'Sarabande', { min_age: 30, photos_trusted: true }),
    ]),
  ).toEqual(['min_age: 21 on Minuet (minuet.example), 18 on Duet (duet.example)'])
})

test.each([
  ['the order of keys', { min_ages: { IT: 21, DE: 19 } }, { min_ages: { DE: 19, IT: 21 } }],
  ['a default and the same value', {}, { message_credits: 2 }],
  ['a text', { index_title: { en: 'One' } }, { index_title: { en: 'Two' } }],
  ['the country list', { countries: ['NL'] }, { countries: ['DE'] }],
])('%s isn’t a difference', (_, one, other) => {
  expect(listPoolDifferences([site(1, 'Minuet', one), site(1, 'Duet', other)])).toEqual([])
})

test('of a change, the shared part is picked', () => {
  expect(pickPoolSettings({ min_age: 21, support_phone: '1' })).toEqual({ min_age: 21 })
})

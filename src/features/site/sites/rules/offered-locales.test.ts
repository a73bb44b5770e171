import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { localeBeforeChoice, offeredLocales } from './offered-locales.ts'

test.each([
  ['NL', 'nl en de es fr it pl'],
  ['BE', 'nl fr de en es it pl'],
  ['US', 'en es de fr it nl pl'],
  ['CH', 'de it fr en es nl pl'],
  ['JP', 'en de es fr it nl pl'],
])('of all seven languages a visitor from %s is offered %s', (country, order) => {
  expect(offeredLocales(locales, country).join(' ')).toBe(order)
})

test('a site with two languages offers only these two', () => {
  expect(offeredLocales(['en', 'fr'], 'FR')).toEqual(['fr', 'en'])
  expect(offeredLocales(['en', 'fr'], 'PL')).toEqual(['en', 'fr'])
})

test('an email to someone who hasn’t chosen a language uses a language of their country that the site offers', () => {
  expect(localeBeforeChoice(['en', 'fr'], 'BE')).toBe('fr')
  expect(localeBeforeChoice(['de', 'fr', 'it', 'en'], 'PL')).toBe('de')
  expect(localeBeforeChoice([...locales], 'PL')).toBe('pl')
})

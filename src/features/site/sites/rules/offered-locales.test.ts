import { expect, test } from 'vitest'
import { type Locale, locales } from '#kernel/locale.ts'
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

test.each<[Locale, string | null, readonly Locale[], Locale]>([
  ['en', 'NL', locales, 'nl'],
  ['en', 'PL', locales, 'pl'],
  ['en', 'BE', locales, 'nl'],
  // The page's language is one of the country's.
  ['fr', 'BE', locales, 'fr'],
  ['en', 'CH', ['de', 'fr', 'it', 'en'], 'en'],
  // The site does not offer any of the country's languages.
  ['de', 'PL', ['de', 'fr', 'it', 'en'], 'de'],
  ['en', 'BE', ['en', 'fr'], 'fr'],
  ['de', null, locales, 'de'],
])(
  'before a choice, a reader of a page in %s from %s gets emails in a language of %j: %s',
  (page, country, offered, locale) => {
    expect(localeBeforeChoice({ page, country, offered })).toBe(locale)
  },
)

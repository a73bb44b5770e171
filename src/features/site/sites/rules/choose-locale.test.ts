import { expect, test } from 'vitest'
import { type Locale, locales } from '#kernel/locale.ts'
import { chooseLocale } from './choose-locale.ts'

test.each<[string | undefined, string, Locale]>([
  ['nl', 'de', 'nl'],
  ['pl', 'en', 'pl'],
  [undefined, 'de', 'de'],
  [undefined, 'de-CH', 'de'],
  [undefined, 'fr_BE', 'fr'],
  [undefined, 'IT', 'it'],
  [undefined, 'deutsch', 'de'],
  [undefined, 'pt', 'en'],
  [undefined, '', 'en'],
  ['', 'es', 'es'],
  ['pt', 'es', 'es'],
  ['NL', 'es', 'es'],
  ['nl-BE', 'es', 'es'],
  ['__proto__', 'pt-BR', 'en'],
])('with the cookie %s on a %s domain the language is %s', (cookie, domainLanguage, locale) => {
  expect(
    chooseLocale({
      cookie,
      domainLanguage,
      first: 'domain',
      acceptLanguage: 'it',
      offered: locales,
    }),
  ).toBe(locale)
})

test.each<[string | undefined, string | undefined, Locale]>([
  [undefined, 'fr', 'fr'],
  [undefined, 'fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  [undefined, 'en;q=0.4, pl;q=0.9', 'pl'],
  [undefined, 'PL-pl', 'pl'],
  // Not offered by this site, or refused by the browser.
  [undefined, 'nl,fr;q=0.5', 'fr'],
  [undefined, 'fr;q=0', 'de'],
  [undefined, 'pt-BR', 'de'],
  [undefined, '*', 'de'],
  [undefined, '', 'de'],
  [undefined, ',;q=,fr;q=x', 'fr'],
  [undefined, undefined, 'de'],
  ['en', 'fr', 'en'],
])(
  'with the cookie %s and a browser that accepts %j the language is %s',
  (cookie, accepted, locale) => {
    const facts = { cookie, acceptLanguage: accepted, domainLanguage: 'de' }
    expect(chooseLocale({ ...facts, first: 'browser', offered: ['de', 'en', 'fr', 'pl'] })).toBe(
      locale,
    )
  },
)

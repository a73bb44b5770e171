import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
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
  expect(chooseLocale({ cookie, domainLanguage })).toBe(locale)
})

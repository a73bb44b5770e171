import { expect, test } from 'vitest'
import { formatSlug, readLanderSlug, readSlugLocale } from './slug-locale.ts'

test.each([
  ['/landers/video/auto', 'auto'],
  ['/landers/video/eng/', 'eng'],
  ['/landers/gallery/summer', 'summer'],
  ['/landers/video', null],
  ['/landers/adultonly/auto', null],
  ['/landers/video/a/b', null],
  ['/members/video/auto', null],
])('the slug of %s is %s', (path, slug) => {
  expect(readLanderSlug(path)).toBe(slug)
})

test.each([
  ['eng', 'en'],
  ['en', 'en'],
  ['de', 'de'],
  ['pl', 'pl'],
  ['auto', null],
  ['summer', null],
  ['DE', null],
])('the slug %s names the language %s', (slug, locale) => {
  expect(readSlugLocale(slug)).toBe(locale)
})

test('English is written eng, other languages by their code', () => {
  expect([formatSlug('en'), formatSlug('fr')]).toEqual(['eng', 'fr'])
})

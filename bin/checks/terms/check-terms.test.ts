import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { createTestProject } from '../testing/create-test-project.ts'
import { type Term, checkTerms } from './check-terms.ts'
import { terms as en } from './en.ts'

const none = { en: [], de: [], es: [], fr: [], it: [], nl: [], pl: [] }
const likes = (locale: string, texts: object) => ({
  [`src/features/discovery/likes/locales/${locale}.ts`]: `export const ${locale} = ${JSON.stringify(texts)} as const\n`,
})

function findTerms(
  files: Record<string, string>,
  terms: Partial<Record<Locale, readonly Term[]>>,
): string[] {
  return checkTerms(createTestProject(files), { ...none, ...terms }).breaches.map(
    ({ file, line, message }) => `${file.replace(/.*\//, '')}:${line} ${message}`,
  )
}

/** The words found in one English text by the English list. */
function findEnglish(text: string): string[] {
  return findTerms(likes('en', { a: text }), { en }).map(
    (line) => /“([^”]*)”/.exec(line)?.[1] ?? line,
  )
}

test('a forbidden word is reported with its file, line, key and the word to use', () => {
  const terms = [{ pattern: /\bbundles?\b/iu, use: '“package”', why: 'it is what members buy' }]
  const files = {
    'src/features/discovery/likes/locales/en.ts':
      "export const en = {\n  a: { b: 'Bundles of credits' },\n  c: 'Packages',\n} as const\n",
  }
  expect(findTerms(files, { en: terms })).toEqual([
    'en.ts:2 likes.a.b: “Bundles”: use “package” (it is what members buy)',
  ])
})

test('a list applies to its own language only', () => {
  const terms = [{ pattern: /brief/iu, use: 'E-Mail' }]
  const files = { ...likes('de', { a: 'Ein Brief' }), ...likes('en', { a: 'A brief note' }) }
  expect(findTerms(files, { de: terms })).toEqual(['de.ts:1 likes.a: “Brief”: use E-Mail'])
})

test('argument names are not checked, but the texts of plurals and tags are', () => {
  const terms = [{ pattern: /machine/u, use: 'AI' }]
  const find = (text: string) => findTerms(likes('en', { a: text }), { en: terms })
  expect(find('By {machine} for {machine, number}')).toEqual([])
  expect(find('{n, plural, one {# machine} other {#}}')).toHaveLength(1)
  expect(find('By <b>machine</b>')).toHaveLength(1)
})

test('an exception is a complete key, or the start of keys up to a dot', () => {
  const terms = [{ pattern: /staff/u, use: 'our team', except: ['likes.office', 'content.terms'] }]
  const text = 'Written by staff'
  const files = {
    ...likes('en', { office: { a: text }, office_hours: text, b: text }),
    'content/terms/en.md': text,
    'content/faq/en.md': `# Faq\n\n${text}\n`,
  }
  expect(findTerms(files, { en: terms })).toEqual([
    'en.ts:1 likes.office_hours: “staff”: use our team',
    'en.ts:1 likes.b: “staff”: use our team',
    'en.md:3 content.faq: “staff”: use our team',
  ])
})

test('addresses, arguments and page ids are not checked', () => {
  const terms = [{ pattern: /bundle/u, use: 'package' }]
  const page = '## Packages {#bundle}\n\n[Prices](/bundle) of {bundle}\n'
  expect(findTerms({ 'content/faq/en.md': page }, { en: terms })).toEqual([])
})

test('an invalid message is read as it is', () => {
  const terms = [{ pattern: /bundle/u, use: 'package' }]
  expect(findTerms(likes('en', { a: 'A bundle {' }), { en: terms })).toHaveLength(1)
})

test.each([
  ['Your e-mail address', 'e-mail'],
  ['You get this letter after a purchase', 'this letter'],
  ['Nobody is told', 'Nobody'],
  ['Whoever asks for money', 'Whoever'],
  ['We send it anew', 'anew'],
  ['It ends by itself', 'by itself'],
  ['You need not log in', 'need not'],
  ['Choose another way to pay', 'way to pay'],
  ['Remember this card', 'Remember this card'],
  ['Choose a bundle', 'bundle'],
  ['Written by a machine', 'machine'],
  ['Others see your town', 'town'],
  ['The money goes back to you', 'goes back'],
  ['The queue didn’t load', 'didn’t load'],
  ['Your messages can’t be loaded right now', 'can’t be loaded'],
  ['Present password', 'Present password'],
  ['Least order', 'Least order'],
  ['Settlements', 'Settlements'],
  ['Turnover', 'Turnover'],
  ['Enter your voucher', 'voucher'],
  ['Your network address', 'network address'],
  ['Sign in with a passkey', 'Sign in'],
  ['Written by our staff', 'our staff'],
  ['It is not open yet', 'is not'],
])('the English “%s” is reported', (text, word) => {
  expect(findEnglish(text)).toEqual([word])
})

test.each([
  'Letters, digits and dashes',
  'Nothing can be loaded until you’re back',
  'Pictures can’t be loaded until you’re back',
  'Another way',
  'It isn’t open yet',
  'A staff member',
])('the English “%s” passes', (text) => {
  expect(findEnglish(text)).toEqual([])
})

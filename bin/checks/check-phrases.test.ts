import { expect, test } from 'vitest'
import { type Locale, locales } from '#kernel/locale.ts'
import type { ReadContract } from './check-contract.ts'
import { checkPhrases } from './check-phrases.ts'
import { planted } from './testing/planted.ts'

const folder = 'src/features/likes/locales'
const page = 'src/features/likes/web/page.tsx'

/**
 * A feature's seven phrase files: `texts` in every language, made distinct by the locale's name,
 * and per-language overrides.
 */
function seven(
  texts: Record<string, string>,
  instead: Partial<Record<Locale, Record<string, string>>> = {},
): Record<string, string> {
  return Object.fromEntries(
    locales.map((locale) => {
      const own = Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, locale === 'en' ? text : `${text} (${locale})`]),
      )
      return [
        `${folder}/${locale}.ts`,
        `export const ${locale} = ${JSON.stringify({ ...own, ...instead[locale] })} as const\n`,
      ]
    }),
  )
}

function asking(...keys: string[]): Record<string, string> {
  const asked = keys.map((key) => `t('${key}')`).join(', ')
  return {
    [page]: `import { usePhrases } from 'x'\nconst t = usePhrases<typeof en>('likes')\nexport const all = [${asked}]\n`,
  }
}

function broken(files: Record<string, string>, contracts: ReadContract[] = []): string[] {
  return checkPhrases(planted(files), contracts).breaches.map(
    ({ file, line, message }) => `${file.replace(`${folder}/`, '')}:${line} ${message}`,
  )
}

/** The breaches reported for one French text, given its English text. */
function french(text: string, english: string): string[] {
  return broken({ ...seven({ a: english }, { fr: { a: text } }), ...asking('a') })
    .filter((line) => line.startsWith('fr.ts'))
    .map((line) => line.replace('fr.ts:1 a ', ''))
}

test('seven complete files with every text in use pass', () => {
  const texts = { a: 'You’ve {n, plural, one {# like} other {# likes}} from <b>{name}</b>' }
  const polish = {
    a: 'Masz {n, plural, one {# polubienie} few {# polubienia} many {# polubień} other {# polubienia}} od <b>{name}</b>',
  }
  expect(broken({ ...seven(texts, { pl: polish }), ...asking('a') })).toEqual([])
})

test('a missing phrase file is reported', () => {
  const { [`${folder}/pl.ts`]: _, ...six } = seven({ a: 'Like' })
  expect(broken({ ...six, ...asking('a') })).toEqual(['en.ts:0 has no pl.ts beside it'])
})

test('keys missing in a language or in English are reported', () => {
  const files = seven({ a: 'Like', 'b.c': 'x' })
  files[`${folder}/de.ts`] = "export const de = {\n  a: 'Gefällt mir',\n  d: 'Mehr',\n}\n"
  files[`${folder}/en.ts`] = "export const en = {\n  a: 'Like',\n  b: { c: 'Likes' },\n} as const\n"
  const found = broken({ ...files, ...asking('a', 'b.c') }).filter((line) => line.startsWith('de'))
  expect(found).toEqual(['de.ts:0 b.c is missing', 'de.ts:3 d is not there in English'])
})

test.each([
  ['Bonjour', 'Hello {name}', ['uses {name} as nothing, English as plain']],
  [
    'Bonjour {nom}',
    'Hello {name}',
    ['uses {nom} as plain, English as nothing', 'uses {name} as nothing, English as plain'],
  ],
  ['Dès {n}', 'From {n, number}', ['uses {n} as plain, English as number']],
  ['Bonjour', 'Hello <b>you</b>', ['uses <b> as nothing, English as tag']],
  ['{n, plural, one {un} other {#}}', '{n, plural, one {one} other {#}} x', []],
  ['{n, plural, other {#}}', '{n, plural, one {one} other {#}} x', ['{n} lacks the form `one` of fr']],
  ['{n, plural, =1 {un} other {#}}', '{n, plural, =1 {one} other {#}} x', ['{n} lacks the form `one` of fr']],
  [
    '{n, plural, one {un} few {#} other {#}}',
    '{n, plural, one {one} other {#}} x',
    ['{n} has a form `few` that fr does not know'],
  ],
  ['{n, plural, one {un}', 'x {n, plural, one {one} other {#}}', ['is no sound ICU message: MISSING_OTHER_CLAUSE']],
  ['', 'Hello', ['is empty']],
  [' Bonjour', 'Hello', ['begins or ends with a space']],
  ['Bonjour  toi', 'Hello', ['has two spaces in a row']],
  ['Bonjour !', 'Hello', ['shouts: system texts have no exclamation marks']],
  ["J'aime", 'Hello', ['has a straight apostrophe instead of ’']],
  ['Un "like"', 'Hello', ['has straight quotation marks instead of “ ” „ “ « »']],
  ['Bonjour...', 'Hello', ['has three full stops instead of …']],
  ['Hello', 'Hello', ['is left in English: "Hello"']],
  ['Code {code}', 'Code {code}', []],
  ['{name}', '{name}', []],
])('%s beside %s', (text, english, found) => {
  expect(french(text, english)).toEqual(found)
})

test('Polish needs its few and many forms', () => {
  const found = broken({ ...seven({ a: '{n, plural, one {x} other {y}} z' }), ...asking('a') })
  expect(found).toEqual(['pl.ts:1 a {n} lacks the form `few` of pl', 'pl.ts:1 a {n} lacks the form `many` of pl'])
})

test('entries that are not texts are reported', () => {
  const files = { ...seven({ a: 'Like' }), ...asking('a') }
  files[`${folder}/de.ts`] = "export const de = {\n  ...more,\n  a: String(1),\n  'b.c': 'x',\n}\n"
  expect(broken(files)).toEqual([
    'de.ts:2 a phrase file spells out every text',
    'de.ts:3 a is neither a text nor a group of texts',
    'de.ts:4 a key is a plain name without dots',
    'de.ts:0 a is missing',
  ])
})

test('a key that is used but not defined is reported, and so is one that is defined but not used', () => {
  expect(broken({ ...seven({ a: 'Like', b: 'Likes' }), ...asking('a', 'c') })).toEqual([
    'en.ts:1 b is used nowhere',
    `${page}:3 asks for likes.c, which is no phrase`,
  ])
})

const files = Object.fromEntries(
  locales.map((locale) => [
    `${folder}/${locale}.ts`,
    `export const ${locale} = { tab: { one: '${locale} 1', two: '${locale} 2' } }\n`,
  ]),
)
const using = (code: string) => broken({ ...files, [page]: `const t = usePhrases<typeof en>('likes')\n${code}\n` })

test.each([
  "export const a = t(ok ? 'tab.one' : 'tab.two')",
  'export const a = t(`tab.${name}`)',
  "export const a = t.rich('tab.one'), b = translate(locale, 'likes.tab.two')",
  "const rows = [{ label: 'tab.one' }, { label: 'tab.two' }]\nexport const a = rows.map((row) => t(row.label))",
  '// phrases: tab.*\nexport const a = t(name)',
  'export const a = translate(locale, `likes.tab.${name}`)',
])('counts as used: %s', (code) => {
  expect(using(code)).toEqual([])
})

test('a key with a placeholder that matches no phrase is reported', () => {
  expect(using('// phrases: tab.*\nexport const a = t(`tabs.${name}`)')).toEqual([
    `${page}:3 asks for likes.tabs.…, which no phrase matches`,
  ])
})

test('an error code without a text is reported', () => {
  const contract = { 'likes.give': { refuses: { 'likes.too_late': 409 } } } as never
  const read = {
    feature: 'likes',
    prefix: 'likes',
    file: { path: 'src/features/discovery/likes/contract.ts', text: '' },
    contract,
  }
  expect(broken({ ...seven({ a: 'Like' }), ...asking('a') }, [read])).toEqual([
    'src/features/discovery/likes/contract.ts:0 likes.too_late has no text refusals.too_late in en de es fr it nl pl',
  ])
})

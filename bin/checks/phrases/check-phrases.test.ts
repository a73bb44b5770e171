import { expect, test } from 'vitest'
import { type Locale, locales } from '#kernel/locale.ts'
import type { ReadContract } from '../contract/check-contract.ts'
import { checkPhrases } from './check-phrases.ts'
import { createTestProject } from '../testing/create-test-project.ts'

const folder = 'src/features/discovery/likes/locales'
const page = 'src/features/discovery/likes/web/page.tsx'

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
      const entries = Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [
          key,
          locale === 'en' ? text : `${text} (${locale})`,
        ]),
      )
      return [
        `${folder}/${locale}.ts`,
        `export const ${locale} = ${JSON.stringify({ ...entries, ...instead[locale] })} as const\n`,
      ]
    }),
  )
}

function pageUsing(...keys: string[]): Record<string, string> {
  const calls = keys.map((key) => `t('${key}')`).join(', ')
  return {
    [page]: `import { usePhrases } from 'x'\nconst t = usePhrases<typeof en>('likes')\nexport const all = [${calls}]\n`,
  }
}

function broken(files: Record<string, string>, contracts: ReadContract[] = []): string[] {
  return checkPhrases(createTestProject(files), contracts).breaches.map(
    ({ file, line, message }) => `${file.replace(`${folder}/`, '')}:${line} ${message}`,
  )
}

/** The breaches reported for one French text, given its English text. */
function french(text: string, english: string): string[] {
  return broken({ ...seven({ a: english }, { fr: { a: text } }), ...pageUsing('a') })
    .filter((line) => line.startsWith('fr.ts'))
    .map((line) => line.replace('fr.ts:1 a ', ''))
}

test('seven complete files with every text in use pass', () => {
  const texts = { a: 'You’ve {n, plural, one {# like} other {# likes}} from <b>{name}</b>' }
  const polish = {
    a: 'Masz {n, plural, one {# polubienie} few {# polubienia} many {# polubień} other {# polubienia}} od <b>{name}</b>',
  }
  expect(broken({ ...seven(texts, { pl: polish }), ...pageUsing('a') })).toEqual([])
})

test('a missing phrase file is reported', () => {
  const { [`${folder}/pl.ts`]: _, ...six } = seven({ a: 'Like' })
  expect(broken({ ...six, ...pageUsing('a') })).toEqual(['en.ts:0 has no pl.ts beside it'])
})

test('keys missing in a language or in English are reported', () => {
  const files = seven({ a: 'Like', 'b.c': 'x' })
  files[`${folder}/de.ts`] = "export const de = {\n  a: 'Gefällt mir',\n  d: 'Mehr',\n}\n"
  files[`${folder}/en.ts`] = "export const en = {\n  a: 'Like',\n  b: { c: 'Likes' },\n} as const\n"
  const breaches = broken({ ...files, ...pageUsing('a', 'b.c') }).filter((line) =>
    line.startsWith('de'),
  )
  expect(breaches).toEqual(['de.ts:0 b.c is missing', 'de.ts:3 d does not exist in English'])
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
  [
    '{n, plural, other {#}}',
    '{n, plural, one {one} other {#}} x',
    ['{n} lacks the form `one` of fr'],
  ],
  [
    '{n, plural, =1 {un} other {#}}',
    '{n, plural, =1 {one} other {#}} x',
    ['{n} lacks the form `one` of fr'],
  ],
  [
    '{n, plural, one {un} few {#} other {#}}',
    '{n, plural, one {one} other {#}} x',
    ['{n} has a form `few` that fr does not have'],
  ],
  [
    '{n, plural, one {un}',
    'x {n, plural, one {one} other {#}}',
    ['is not a valid ICU message: MISSING_OTHER_CLAUSE'],
  ],
  ['', 'Hello', ['is empty']],
  [' Bonjour', 'Hello', ['begins or ends with a space']],
  ['Bonjour  toi', 'Hello', ['has two spaces in a row']],
  ['Bonjour !', 'Hello', ['has an exclamation mark']],
  ["J'aime", 'Hello', ['has a straight apostrophe instead of ’']],
  ['Un "like"', 'Hello', ['has straight quotation marks instead of “ ” „ “ « »']],
  ['Bonjour...', 'Hello', ['has three full stops instead of …']],
  ['Hello', 'Hello', ['is left in English: "Hello"']],
  ['Code {code}', 'Code {code}', []],
  ['{name}', '{name}', []],
])('the French “%s” for “%s” is reported as %j', (text, english, found) => {
  expect(french(text, english)).toEqual(found)
})

test('Polish needs its few and many forms', () => {
  const found = broken({ ...seven({ a: '{n, plural, one {x} other {y}} z' }), ...pageUsing('a') })
  expect(found).toEqual([
    'pl.ts:1 a {n} lacks the form `few` of pl',
    'pl.ts:1 a {n} lacks the form `many` of pl',
  ])
})

test('entries that are not texts are reported', () => {
  const files = { ...seven({ a: 'Like' }), ...pageUsing('a') }
  files[`${folder}/de.ts`] = "export const de = {\n  ...more,\n  a: String(1),\n  'b.c': 'x',\n}\n"
  expect(broken(files)).toEqual([
    'de.ts:2 a phrase file must spell out every text',
    'de.ts:3 a is neither a text nor a group of texts',
    'de.ts:4 a key must be a plain name without dots',
    'de.ts:0 a is missing',
  ])
})

test('a key that is used but not defined is reported, and so is one that is defined but not used', () => {
  expect(broken({ ...seven({ a: 'Like', b: 'Likes' }), ...pageUsing('a', 'c') })).toEqual([
    'en.ts:1 b is used nowhere',
    `${page}:3 uses likes.c, which is not a phrase`,
  ])
})

const files = Object.fromEntries(
  locales.map((locale) => [
    `${folder}/${locale}.ts`,
    `export const ${locale} = { tab: { one: '${locale} first', two: '${locale} second' } }\n`,
  ]),
)
const using = (code: string) =>
  broken({ ...files, [page]: `const t = usePhrases<typeof en>('likes')\n${code}\n` })

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
    `${page}:3 uses likes.tabs.…, which matches no phrase`,
  ])
})

test('an error code without a text is reported', () => {
  const contract = { 'likes.give': { errors: { 'likes.too_late': 409 } } } as never
  const read = {
    feature: 'likes',
    prefix: 'likes',
    file: { path: 'src/features/discovery/likes/contract.ts', text: '' },
    contract,
  }
  expect(broken({ ...seven({ a: 'Like' }), ...pageUsing('a') }, [read])).toEqual([
    'src/features/discovery/likes/contract.ts:0 likes.too_late has no text refusals.too_late in en de es fr it nl pl',
  ])
})

/** The seven files of a folder below `locales/`. */
function part(name: string, texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(seven(texts)).map(([path, text]) => [
      path.replace(folder, `${folder}/${name}`),
      text,
    ]),
  )
}

test('a folder in locales/ is a namespace under its own name', () => {
  const open = "const t = usePhrases<typeof en>('match_hints')\n"
  const code = (key: string) => ({ [page]: `${open}export const all = t('${key}')\n` })
  const files = { ...part('match-hints', { b: 'Likes' }), ...seven({ a: 'Like' }) }
  const own = {
    'src/features/discovery/likes/web/own.tsx':
      "usePhrases('likes')\nconst a = translate('likes.a')\n",
  }
  expect(broken({ ...files, ...own, ...code('b') })).toEqual([])
  expect(broken({ ...files, ...own, ...code('a') })).toEqual([
    'match-hints/en.ts:1 b is used nowhere',
    `${page}:2 uses match_hints.a, which is not a phrase`,
  ])
})

test('phrases passed to a function may come from any namespace of its feature', () => {
  const files = { ...part('match-hints', { b: 'Likes' }), ...seven({ a: 'Like' }) }
  const using = "export const label = (t: PhrasesOf<typeof en>) => t('a') + t('b')\n"
  expect(broken({ ...files, [page]: using })).toEqual([])
  expect(broken({ ...files, 'src/features/discovery/search/web/page.tsx': using })).toEqual([
    'en.ts:1 a is used nowhere',
    'match-hints/en.ts:1 b is used nowhere',
  ])
})

test('an error code of a folder’s namespace has its text in that namespace', () => {
  const contract = { 'match_hints.show': { errors: { 'match_hints.too_late': 409 } } } as never
  const file = { path: 'src/features/discovery/likes/contract/match-hints.ts', text: '' }
  const read = { feature: 'likes', prefix: 'match_hints', file, contract }
  const files = Object.fromEntries(
    locales.map((locale) => [
      `${folder}/match-hints/${locale}.ts`,
      `export const ${locale} = { refusals: { too_late: 'Too late (${locale})' } }\n`,
    ]),
  )
  const inEnglish = {
    [`${folder}/match-hints/en.ts`]: "export const en = { refusals: { too_late: 'Too late' } }\n",
  }
  expect(broken({ ...files, ...inEnglish }, [read])).toEqual([])
})

test.each([
  ['It works for 10 minutes.', '10'],
  ['Come back within two working days.', 'two'],
])('%j writes a figure, which is reported', (text, figure) => {
  expect(broken({ ...seven({ a: text }), ...pageUsing('a') })).toEqual([
    `en.ts:1 a writes the figure "${figure}": make it an argument, or list the text in written-figures.ts with a reason`,
  ])
})

test('numbers that are arguments, or are not periods, are not reported as figures', () => {
  const english = '{minutes, plural, one {A minute} other {# minutes}} for two people.'
  const polish = '{minutes, plural, one {#} few {#} many {#} other {#}} dla dwóch osób.'
  const files = seven({ a: english }, { pl: { a: polish } })
  expect(broken({ ...files, ...pageUsing('a') })).toEqual([])
})

test('a phrase key of an email that is any text is reported', () => {
  const email = 'src/features/discovery/likes/server/email.ts'
  const write = (parameter: string) => ({
    ...seven({ a: 'One', b: 'Two' }),
    ...pageUsing('a', 'b'),
    [email]: `export const email = (phrases) => {\n  const t = (${parameter}) =>\n    phrases.translate('en', \`likes.\${key}\`, values)\n  return t('a')\n}\n`,
  })
  expect(broken(write('key: string, values = {}'))).toEqual([
    `${email}:2 takes any text as a phrase key: type key as PhraseKey<typeof en> (src/kernel/phrase-key.ts)`,
  ])
  expect(broken(write('key: PhraseKey<typeof en>, values = {}'))).toEqual([])
})

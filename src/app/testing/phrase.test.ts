import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { listPhraseFolders } from '../phrase-folders.ts'
import { toPatternSource } from './icu-pattern.ts'
import { phrase, phrasePattern } from './phrase.ts'

test('a phrase is formatted with its arguments, in English or another language', () => {
  expect(phrase('app.nav.unread', { count: 1200 })).toContain('1,200')
  expect(phrase('app.nav.unread', { locale: 'de', count: 1200 })).toContain('1.200')
  expect(phrase('app.nav.unread', { count: 1 })).not.toBe(phrase('app.nav.unread', { count: 2 }))
})

test('a phrase is returned without tags', () => {
  const terms = phrase('accounts.signup.terms', { age: 18 })
  expect(terms).toContain('18')
  expect(terms).not.toMatch(/[<>{}]/)
})

test('an unknown key and a missing argument throw', () => {
  expect(() => phrase('app.nav.nothing' as 'app.nav.label')).toThrow('no phrase app.nav.nothing')
  expect(() => phrase('nowhere.at_all' as 'app.nav.label')).toThrow('no phrases of nowhere')
  expect(() => phrase('app.nav.unread')).toThrow()
  expect(() => phrasePattern('app.nav.unread', { number: 2 })).toThrow('no argument number')
})

test('a pattern matches a phrase with any arguments, or with those given', () => {
  for (const count of [0, 1, 2, 1200])
    expect(phrase('app.nav.unread', { count })).toMatch(phrasePattern('app.nav.unread'))
  const two = phrasePattern('app.nav.unread', { count: 2, whole: true })
  expect(phrase('app.nav.unread', { count: 2 })).toMatch(two)
  expect(phrase('app.nav.unread', { count: 3 })).not.toMatch(two)
})

test('a pattern can be required at the start, or to match the full text', () => {
  const text = phrase('app.nav.unread', { count: 2 })
  const at = (options: { start?: boolean; whole?: boolean }) =>
    phrasePattern('app.nav.unread', options)
  expect(`(${text})`).toMatch(at({}))
  expect(`(${text})`).not.toMatch(at({ start: true }))
  expect(`${text})`).toMatch(at({ start: true }))
  expect(`${text})`).not.toMatch(at({ whole: true }))
})

test.each([
  ['Costs (1.50)?', {}, 'Costs (1.50)?', 'Costs (1550)?'],
  ['Hello {name}!', { name: 'A.' }, 'Hello A.!', 'Hello AB!'],
  ['Until {time}', { time: /\d:\d\d|noon/ }, 'Until 4:30', 'Until 4'],
  ['{n, number}%', { n: /[1-9]\d?/ }, '7%', '0%'],
  ['Hello <b>{name}</b>!', {}, 'Hello Ana!', 'Hello !'],
  ['{n, number} left', { n: 1200 }, '1,200 left', '1200 left'],
  ['{n, plural, =0 {none} one {# day} other {# days}}', { n: 0 }, 'none', '0 days'],
  ['{n, plural, one {# day} other {# days}} on', {}, '12 days on', 'days on'],
  ['{who, select, her {she} other {they}} can', { who: 'her' }, 'she can', 'they can'],
  ['{who, select, her {she} other {they}} can', {}, 'they can', 'he can'],
] as const)('the pattern of %s with %j matches %s but not %s', (message, values, match, other) => {
  const pattern = new RegExp(`^${toPatternSource(message, 'en', values)}$`)
  expect(match).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})

test('every namespace is known to the compiler', () => {
  const source = readFileSync(`${projectRoot}/src/app/testing/english-phrases.ts`, 'utf8')
  const folders = new Map(
    Array.from(source.matchAll(/en as (\w+) } from '#(.+)\/en\.ts'/g), ([, name, folder]) => [
      name,
      `src/${folder}`,
    ]),
  )
  const declared = source.matchAll(/readonly (\w+): typeof (\w+)/g)
  expect(
    Array.from(declared, ([, namespace, name]) => [namespace, folders.get(name)]).sort(),
  ).toEqual(
    listPhraseFolders(projectRoot)
      .map(({ namespace, folder }) => [namespace, folder])
      .sort(),
  )
})

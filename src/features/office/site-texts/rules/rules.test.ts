import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeLanguage, findSourceLanguage, type InForce } from './describe-language.ts'
import { diffLines } from './diff-lines.ts'

const at = (hour: number, written = true, originalDigest: string | null = 'a'): InForce => ({
  createdAt: new Date(Date.UTC(2026, 10, 24, hour)),
  written,
  originalDigest,
})

test.each([
  ['nothing published', undefined, undefined, 'a', 'original', false, false],
  ['only the source changed', undefined, at(9), 'a', 'original', true, false],
  ['translated after the source', at(10), at(9), 'a', 'changed', false, false],
  ['the source changed later', at(9), at(10), 'a', 'changed', true, false],
  ['both back to the product’s text', at(9, false), at(10, false), 'a', 'original', false, false],
  ['the source back to it later', at(9), at(10, false), 'a', 'changed', true, false],
  ['only the translation changed', at(9), undefined, 'a', 'changed', false, false],
  ['an upgrade changed the product’s text', at(9), undefined, 'b', 'changed', false, true],
  [
    'an upgrade, but the product’s text applies',
    at(9, false),
    undefined,
    'b',
    'original',
    false,
    false,
  ],
  [
    'an operator’s page not translated',
    undefined,
    at(9, true, null),
    null,
    'missing',
    false,
    false,
  ],
  [
    'an operator’s page ended',
    at(9, false, null),
    at(10, true, null),
    null,
    'missing',
    false,
    false,
  ],
  [
    'an operator’s page translated too early',
    at(9, true, null),
    at(10, true, null),
    null,
    'changed',
    true,
    false,
  ],
] as const)('OPS-04 %s', (_, own, source, originalDigest, state, stale, outdated) => {
  expect(describeLanguage({ own, source, isSource: false, originalDigest })).toEqual({
    state,
    stale,
    outdated,
  })
  expect(describeLanguage({ own, source: own, isSource: true, originalDigest }).stale).toBe(false)
})

test.each([
  [['en', 'de'], 'de-CH', 'de'],
  [['en', 'de'], 'pt', 'en'],
  [['nl'], 'en', 'nl'],
] as const)('of %j with the domain language %s, %s is the source', (languages, domain, source) => {
  expect(findSourceLanguage<string>(languages, domain)).toBe(source)
})

test('a difference keeps what both texts share', () => {
  expect(diffLines('a\nb\nc', 'a\nc\nd')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: 'b' },
    { kind: 'same', text: 'c' },
    { kind: 'added', text: 'd' },
  ])
  expect(diffLines('', 'a')).toEqual([{ kind: 'added', text: 'a' }])
})

test('a difference contains both texts, whatever they are', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(lines, lines, (from, to) => {
      const before = from.join('\n')
      const after = to.join('\n')
      const found = diffLines(before, after)
      const pick = (kind: 'added' | 'removed') =>
        found
          .filter((line) => line.kind === 'same' || line.kind === kind)
          .map(({ text }) => text)
          .join('\n')
      expect([pick('removed'), pick('added')]).toEqual([before, after])
    }),
  )
})

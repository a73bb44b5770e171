import { expect, test } from 'vitest'
import { hides } from './hides.ts'
import { labelOf, wordsOf } from './label.ts'
import { wordingVersion } from './wording-version.ts'

const standard = {
  singular: 'Fictional profile',
  plural: 'Fictional profiles',
  warning: 'You can’t meet them.',
  ad: 'Ad',
}
const silent = { fictional_singular: {}, fictional_plural: {}, fictional_warning: {} }

test('an operator’s texts apply in the languages they wrote, and the product’s everywhere else', () => {
  const settings = { ...silent, fictional_singular: { en: 'Invented person', de: '  ' } }
  expect(wordsOf(settings, 'en', standard).singular).toBe('Invented person')
  expect(wordsOf(settings, 'de', standard).singular).toBe('Fictional profile')
  expect(wordsOf(settings, 'fr', standard)).toEqual(standard)
})

test('every kind except a member has a label, and no label is empty', () => {
  expect(labelOf('member', standard)).toBeNull()
  expect(labelOf('fictional', standard)).toBe('Fictional profile')
  expect(labelOf('sponsored', standard)).toBe('Ad')
})

test.each([
  ['member', true, true, false],
  ['fictional', null, false, false],
  ['fictional', null, true, true],
  ['fictional', true, false, true],
  ['fictional', false, true, false],
  ['sponsored', true, false, true],
] as const)('a %s profile, choice %s, default %s: hidden %s', (kind, choice, byDefault, hidden) => {
  expect(hides(kind, choice, byDefault)).toBe(hidden)
})

test('a changed text or another language makes another version', () => {
  const version = wordingVersion(standard, 'en')
  expect(version).toMatch(/^en-[0-9a-f]{8}$/)
  expect(wordingVersion({ ...standard }, 'en')).toBe(version)
  expect(wordingVersion({ ...standard, warning: 'You can’t meet them' }, 'en')).not.toBe(version)
  expect(wordingVersion(standard, 'nl')).toMatch(/^nl-/)
})

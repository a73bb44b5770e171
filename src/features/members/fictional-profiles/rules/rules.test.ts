import { expect, test } from 'vitest'
import { isHidden } from './is-hidden.ts'
import { labelFor, resolveTexts } from './fiction-texts.ts'
import { textVersion } from './text-version.ts'

const standard = {
  singular: 'Fictional profile',
  plural: 'Fictional profiles',
  warning: 'You can’t meet them.',
  ad: 'Ad',
}
const silent = { fictional_singular: {}, fictional_plural: {}, fictional_warning: {} }

test('an operator’s texts apply in the languages they wrote, and the product’s everywhere else', () => {
  const settings = { ...silent, fictional_singular: { en: 'Invented person', de: '  ' } }
  expect(resolveTexts(settings, 'en', standard).singular).toBe('Invented person')
  expect(resolveTexts(settings, 'de', standard).singular).toBe('Fictional profile')
  expect(resolveTexts(settings, 'fr', standard)).toEqual(standard)
})

test('every kind except a member has a label, and no label is empty', () => {
  expect(labelFor('member', standard)).toBeNull()
  expect(labelFor('fictional', standard)).toBe('Fictional profile')
  expect(labelFor('sponsored', standard)).toBe('Ad')
})

test.each([
  ['member', true, true, false],
  ['fictional', null, false, false],
  ['fictional', null, true, true],
  ['fictional', true, false, true],
  ['fictional', false, true, false],
  ['sponsored', true, false, true],
] as const)('a %s profile, choice %s, default %s: hidden %s', (kind, choice, byDefault, hidden) => {
  expect(isHidden(kind, choice, byDefault)).toBe(hidden)
})

test('a changed text or another language results in another version', () => {
  const version = textVersion(standard, 'en')
  expect(version).toMatch(/^en-[0-9a-f]{8}$/)
  expect(textVersion({ ...standard }, 'en')).toBe(version)
  expect(textVersion({ ...standard, warning: 'You can’t meet them' }, 'en')).not.toBe(version)
  expect(textVersion(standard, 'nl')).toMatch(/^nl-/)
})

import { expect, test } from 'vitest'
import { adDraft } from './ad-draft.ts'
import { getAdRunStatus, validateAdDays } from './ad-run-status.ts'
import { isLive } from './is-live.ts'
import { getRotationSeed } from './rotation-seed.ts'
import { selectAdText } from './select-ad-text.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  [null, false],
  ['2026-11-21T11:59:59Z', false],
  ['2026-11-21T12:00:00Z', false],
  ['2026-11-21T12:00:01Z', true],
])('an ad live until %s is live now: %s', (until, live) => {
  expect(isLive(until === null ? null : new Date(until), now)).toBe(live)
})

test('texts are in the language of the reader, otherwise English, otherwise any other', () => {
  const german = { title: 'Guten Abend', text: '' }
  const english = { title: 'Good evening', text: 'Every night' }
  expect(selectAdText({ de: german, en: english }, 'de')).toEqual(german)
  expect(selectAdText({ de: german, en: english }, 'pl')).toEqual(english)
  expect(selectAdText({ de: german }, 'pl')).toEqual(german)
})

test('the rotation changes only with the hour', () => {
  expect(getRotationSeed(now)).toBe('2026-11-21T12')
  expect(getRotationSeed(new Date('2026-11-21T12:59:59.999Z'))).toBe('2026-11-21T12')
})

const draft = {
  id: '6a1f0a52-0c63-4a57-9c55-1d8f0b6f1c01',
  site: 2,
  kind: 'cam',
  texts: { en: { title: 'Lou' } },
  target: 'https://cams.example/lou',
}
test.each([
  ['a complete ad', {}, true],
  ['an ad of the kind member', { kind: 'member' }, false],
  ['an unencrypted address', { target: 'http://cams.example' }, false],
  ['a script as the address', { target: 'javascript:alert(1)' }, false],
  ['an ad without texts', { texts: {} }, false],
  ['texts in an unknown language', { texts: { xx: { title: 'Lou' } } }, false],
  ['an unknown field', { weight: 3 }, false],
])('validating %s', (_, change, allowed) => {
  expect(adDraft.safeParse({ ...draft, ...change }).success).toBe(allowed)
})

test.each([
  ['without dates', null, null, 'running'],
  ['before its start', '2026-11-21T12:00:01Z', null, 'planned'],
  ['at its start', '2026-11-21T12:00:00Z', null, 'running'],
  ['before its end', null, '2026-11-21T12:00:01Z', 'running'],
  ['at its end', null, '2026-11-21T12:00:00Z', 'ended'],
  ['that ended before it started', '2026-11-22T00:00:00Z', '2026-11-21T11:00:00Z', 'ended'],
])('an ad %s, running from %s to %s: %s', (_, from, until, run) => {
  const at = (text: string | null) => (text === null ? null : new Date(text))
  expect(getAdRunStatus({ startsAt: at(from), endsAt: at(until) }, now)).toBe(run)
})

test.each([
  ['2026-11-21', null, null],
  ['2026-11-21', '2026-11-21', null],
  ['2026-11-22', '2026-11-21', 'ads.ends_before_start'],
  ['2026-11-01', '2026-11-20', 'ads.already_ended'],
])('an ad from %s until %s, placed on 21 November: %s', (from, until, problem) => {
  expect(validateAdDays({ from, until }, '2026-11-21')).toBe(problem)
})

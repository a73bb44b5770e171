import { expect, test } from 'vitest'
import { adDraft } from './ad-draft.ts'
import { liveNow } from './live-now.ts'
import { turnOf } from './turn-of.ts'
import { wordsOfAd } from './words-of-ad.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  [null, false],
  ['2026-11-21T11:59:59Z', false],
  ['2026-11-21T12:00:00Z', false],
  ['2026-11-21T12:00:01Z', true],
])('live until %s: %s', (until, live) => {
  expect(liveNow(until === null ? null : new Date(until), now)).toBe(live)
})

test('words are in the language of the reader, else English, else what there is', () => {
  const german = { title: 'Guten Abend', text: '' }
  const english = { title: 'Good evening', text: 'Every night' }
  expect(wordsOfAd({ de: german, en: english }, 'de')).toEqual(german)
  expect(wordsOfAd({ de: german, en: english }, 'pl')).toEqual(english)
  expect(wordsOfAd({ de: german }, 'pl')).toEqual(german)
})

test('the turn changes with the hour and with nothing else', () => {
  expect(turnOf(now)).toBe('2026-11-21T12')
  expect(turnOf(new Date('2026-11-21T12:59:59.999Z'))).toBe('2026-11-21T12')
})

const draft = {
  id: '6a1f0a52-0c63-4a57-9c55-1d8f0b6f1c01',
  site: 2,
  kind: 'cam',
  texts: { en: { title: 'Lou' } },
  target: 'https://cams.example/lou',
}
test.each([
  ['a whole one', {}, true],
  ['a member of somewhere', { kind: 'member' }, false],
  ['an address that is not encrypted', { target: 'http://cams.example' }, false],
  ['a script', { target: 'javascript:alert(1)' }, false],
  ['no words at all', { texts: {} }, false],
  ['words in an unknown language', { texts: { xx: { title: 'Lou' } } }, false],
  ['an unknown field', { weight: 3 }, false],
])('placing %s', (_, change, allowed) => {
  expect(adDraft.safeParse({ ...draft, ...change }).success).toBe(allowed)
})

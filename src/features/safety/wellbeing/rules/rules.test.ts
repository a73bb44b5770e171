import { expect, test } from 'vitest'
import { decidePause } from './decide-pause.ts'
import { decidePaidLimit } from './decide-paid-limit.ts'
import { isNight } from './is-night.ts'

const terms = {
  care_spend_credits: 60,
  care_night_messages: 15,
  care_attached_messages: 3,
  care_distress_messages: 1,
}
const calm = { spentDay: 0, spentBefore: 0, nights: 0, attached: 0, distress: 0 }
const plain = { credits: 2, night: false, signs: [] } as const

test.each([
  ['an ordinary message', calm, plain, []],
  ['steep spending', { ...calm, spentDay: 58 }, plain, ['spending']],
  ['one credit less', { ...calm, spentDay: 57 }, plain, []],
  ['as much as on every other day', { ...calm, spentDay: 58, spentBefore: 14 * 58 }, plain, []],
  [
    'three times the usual amount',
    { ...calm, spentDay: 58, spentBefore: 14 * 20 },
    plain,
    ['spending'],
  ],
  [
    'a free message does not count as spending',
    { ...calm, spentDay: 90 },
    { ...plain, credits: 0 },
    [],
  ],
  ['the fifteenth message at night', { ...calm, nights: 14 }, { ...plain, night: true }, ['night']],
  ['the sixteenth message, by day', { ...calm, nights: 15 }, plain, []],
  [
    'attachment, the third time',
    { ...calm, attached: 2 },
    { ...plain, signs: ['attached'] },
    ['attached'],
  ],
  ['attachment, the second time', { ...calm, attached: 1 }, { ...plain, signs: ['attached'] }, []],
  ['distress, the first time', calm, { ...plain, signs: ['distress'] }, ['distress']],
  [
    'all together',
    { spentDay: 58, spentBefore: 0, nights: 14, attached: 2, distress: 0 },
    { credits: 2, night: true, signs: ['attached', 'distress'] },
    ['distress', 'attached', 'spending', 'night'],
  ],
] as const)('F12 reasons for a pause: %s', (_, facts, message, reasons) => {
  expect(decidePause(facts, message, terms)).toEqual(reasons)
})

const now = new Date('2026-03-01T12:00:00Z')
test.each([
  [null, 0, null],
  [new Date('2026-03-01T12:00:01Z'), 0, 'paused'],
  [now, 0, null],
  [null, 39, null],
  [null, 40, 'enough'],
] as const)('paused until %s, %i paid messages today: %s', (pausedUntil, paidToday, verdict) => {
  expect(decidePaidLimit({ pausedUntil, paidToday }, 40, now)).toBe(verdict)
})

test.each([
  ['2026-03-01T23:30:00Z', 'Europe/Amsterdam', true],
  ['2026-03-01T22:59:00Z', 'Europe/Amsterdam', false],
  ['2026-03-02T04:00:00Z', 'Europe/Amsterdam', false],
  ['2026-03-02T03:59:00Z', 'Europe/Amsterdam', true],
] as const)('%s in %s is night-time: %s', (at, zone, small) => {
  expect(isNight(new Date(at), zone)).toBe(small)
})

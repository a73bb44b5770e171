import { expect, test } from 'vitest'
import { decidePause } from './decide-pause.ts'
import { decidePaidLimit } from './decide-paid-limit.ts'
import { findSigns } from './find-signs.ts'
import { isNight } from './is-night.ts'

const terms = { care_spend_credits: 60, care_night_messages: 15, care_attached_messages: 3, care_distress_messages: 1 }
const calm = { spentDay: 0, spentBefore: 0, nights: 0, attached: 0, distress: 0 }
const plain = { credits: 2, night: false, signs: [] } as const

test.each([
  ['an ordinary message', calm, plain, []],
  ['steep spending', { ...calm, spentDay: 58 }, plain, ['spending']],
  ['one credit less', { ...calm, spentDay: 57 }, plain, []],
  ['as much as on every other day', { ...calm, spentDay: 58, spentBefore: 14 * 58 }, plain, []],
  ['three times the usual amount', { ...calm, spentDay: 58, spentBefore: 14 * 20 }, plain, ['spending']],
  ['a free message does not count as spending', { ...calm, spentDay: 90 }, { ...plain, credits: 0 }, []],
  ['the fifteenth message at night', { ...calm, nights: 14 }, { ...plain, night: true }, ['night']],
  ['the sixteenth message, by day', { ...calm, nights: 15 }, plain, []],
  ['attachment, the third time', { ...calm, attached: 2 }, { ...plain, signs: ['attached'] }, ['attached']],
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
] as const)('%s in %s is at night: %s', (at, zone, small) => {
  expect(isNight(new Date(at), zone)).toBe(small)
})

test.each([
  ['I think I love you.', 'attached'],
  ['I am falling for you', 'attached'],
  ['When can we move in together?', 'attached'],
  ['I cannot go on', 'distress'],
  ['I spent my savings', 'distress'],
  ['I want to die', 'distress'],
  ['Ich liebe dich', 'attached'],
  ['Ich hab mich in dich verliebt', 'attached'],
  ['Wollen wir zusammenziehen?', 'attached'],
  ['Ich kann nicht mehr.', 'distress'],
  ['Ich will nicht mehr leben', 'distress'],
  ['Das war mein letztes Geld', 'distress'],
  ['Ik hou van jou', 'attached'],
  ['Ik ben verliefd op je', 'attached'],
  ['Zullen we samenwonen?', 'attached'],
  ['Ik wil dood', 'distress'],
  ['Ik trek het niet meer', 'distress'],
  ['Je t’aime tellement', 'attached'],
  ['Je suis amoureux de toi', 'attached'],
  ['On pourrait vivre ensemble', 'attached'],
  ['Je n’en peux plus', 'distress'],
  ['J’ai envie de mourir', 'distress'],
  ['Te quiero mucho', 'attached'],
  ['Estoy enamorado de ti', 'attached'],
  ['Quiero vivir contigo', 'attached'],
  ['Ya no puedo más', 'distress'],
  ['No quiero vivir', 'distress'],
  ['Ti amo', 'attached'],
  ['Mi sono innamorata di te', 'attached'],
  ['Potremmo vivere insieme', 'attached'],
  ['Non ce la faccio più', 'distress'],
  ['Voglio morire', 'distress'],
  ['Kocham cię', 'attached'],
  ['Zakochałem się w tobie', 'attached'],
  ['Zamieszkajmy razem', 'attached'],
  ['Nie daję już rady', 'distress'],
  ['Nie chcę żyć', 'distress'],
] as const)('F12 “%s” is a sign of this kind: %s', (text, sign) => {
  expect(findSigns(text)).toContain(sign)
})

test.each([
  'What do you read at night?',
  'I love your taste in music',
  'I don’t love you',
  'My sister loves cooking',
  'The film was depressing',
  'Ich lese abends gern.',
  'Ich liebe Käsekuchen',
  'Mir ist die Milch ausgegangen',
  'Ik hou van fietsen',
  'Mijn zus woont in Utrecht',
  'J’aime la mer',
  'Tu as des chats ?',
  'Quiero un café',
  'Me gusta vivir cerca del mar',
  'Amo il mare',
  'Che libro leggi?',
  'Kocham góry',
  'Jestem w pracy',
])('F12 “%s” is not a sign', (text) => {
  expect(findSigns(text)).toEqual([])
})

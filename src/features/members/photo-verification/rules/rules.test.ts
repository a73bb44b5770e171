import { expect, test } from 'vitest'
import { generateCodeWord } from './generate-code-word.ts'
import {
  type Challenge,
  drawChallenge,
  findCurrentGesture,
  type ChallengeChoice,
} from './draw-challenge.ts'
import { drawGesture, gestures } from './gestures.ts'
import { type AskFacts, decideAsk } from './decide-ask.ts'
import { type DecisionFacts, type Finding, validateDecision } from './validate-decision.ts'
import { decideSending, type VerificationStatus } from './verification-status.ts'
import { computeUsualWait } from './compute-usual-wait.ts'

const now = new Date('2026-11-22T12:00:00Z')
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test('BEY-14 every gesture has a drawing, and the second gesture is of the other kind', () => {
  expect(new Set(Array.from({ length: 6 }, (_, roll) => drawGesture([], roll)))).toEqual(
    new Set(gestures),
  )
  for (let roll = 0; roll < 12; roll += 1) {
    expect(['head_to_side', 'look_aside', 'look_up']).toContain(drawGesture(['hand_on_head'], roll))
    expect(['hand_beside_face', 'hand_on_head', 'hand_on_shoulder']).toContain(
      drawGesture(['look_up'], roll),
    )
  }
})

test('BEY-14 a code word has no letters or digits that look alike', () => {
  for (const roll of [0, 1, 77, 4_294_967_295, 123_456_789])
    expect(generateCodeWord(roll)).toMatch(/^[BDFGKLMNPRT][AEIOU][BDFGKLMNPRT][AEIOU] [234679]{2}$/)
})

const drawn = (kind: Challenge['kind'], more: Partial<Challenge> = {}): Challenge => ({
  kind,
  gestures: ['hand_on_head'],
  code: null,
  note: '',
  drawnAt: before(1),
  ...more,
})
const two = { gestures: ['hand_on_head', 'look_up'] } as const
const code = { ...two, code: 'TALO 27' } as const

test.each<[string, Challenge | null, ChallengeChoice, string]>([
  ['nothing yet', null, 'begin', 'gesture'],
  ['nothing yet', null, 'another', 'gesture'],
  ['nothing yet', null, 'code', 'gesture_first'],
  ['nothing yet', null, 'note', 'gesture_first'],
  ['a gesture', drawn('gesture'), 'begin', 'same'],
  ['a gesture', drawn('gesture'), 'another', 'gesture'],
  ['a gesture', drawn('gesture'), 'code', 'gesture_first'],
  ['the second gesture', drawn('gesture', two), 'another', 'choose'],
  ['the second gesture', drawn('gesture', two), 'note', 'gesture_first'],
  ['the choice between code and note', drawn('choose', two), 'begin', 'same'],
  ['the choice between code and note', drawn('choose', two), 'code', 'code'],
  ['the choice between code and note', drawn('choose', two), 'note', 'note'],
  ['a code', drawn('code', code), 'code', 'same'],
  ['a code', drawn('code', code), 'another', 'choose'],
  ['a code', drawn('code', code), 'note', 'note'],
  ['a note', drawn('note', two), 'note', 'note'],
  ['yesterday’s gesture', drawn('gesture', { drawnAt: before(2) }), 'begin', 'gesture'],
  ['yesterday’s choice', drawn('choose', { ...two, drawnAt: before(2) }), 'code', 'gesture_first'],
])('BEY-14 after %s, requesting %s', (_, challenge, choice, expected) => {
  const next = drawChallenge(challenge, choice, { roll: 5, note: 'from today', now })
  if (next === 'gesture_first') return expect(next).toBe(expected)
  expect(next === challenge ? 'same' : next.kind).toBe(expected)
  expect(next.note).toBe(next.kind === 'note' ? 'from today' : '')
  expect(next.code === null).toBe(next.kind !== 'code')
  expect(findCurrentGesture(next) === null).toBe(next.kind !== 'gesture')
})

test.each<[VerificationStatus, boolean, string | null]>([
  ['none', true, null],
  ['none', false, 'no_main_photo'],
  ['waiting', true, 'already_waiting'],
  ['waiting', false, 'already_waiting'],
  ['verified', true, 'already_verified'],
  ['declined', true, null],
  ['lapsed', true, null],
  ['ended', true, null],
  ['ended', false, 'no_main_photo'],
])(
  'BEY-14 sending a request with the status %s, main photo %s: %s',
  (status, mainPhoto, expected) => {
    expect(decideSending({ status, mainPhoto })).toBe(expected)
  },
)

const askFacts: AskFacts = {
  kind: 'member',
  oneself: false,
  confirmed: true,
  mainPhoto: { verified: false },
  lastAsked: null,
}
test.each<[string, Partial<AskFacts>, string]>([
  ['a member', {}, 'open'],
  ['a fictional profile', { kind: 'fictional' }, 'never'],
  ['a sponsored profile', { kind: 'sponsored' }, 'never'],
  ['the member themselves', { oneself: true }, 'never'],
  ['a verified member', { mainPhoto: { verified: true } }, 'verified'],
  [
    'a verified member who was asked before',
    { mainPhoto: { verified: true }, lastAsked: before(1) },
    'verified',
  ],
  ['a member without a photo', { mainPhoto: null }, 'no_photo'],
  ['a member asked an hour ago', { lastAsked: before(1) }, 'asked'],
  ['a member asked 29 days ago', { lastAsked: before(29 * 24) }, 'asked'],
  ['a member asked 30 days ago', { lastAsked: before(30 * 24) }, 'open'],
  ['by an unconfirmed member', { confirmed: false }, 'confirm_first'],
])('BEY-14 asking for verified photos: %s', (_, facts, expected) => {
  expect(decideAsk({ ...askFacts, ...facts }, now)).toBe(expected)
})

const decisionFacts: DecisionFacts = {
  waiting: true,
  claimedBy: 7,
  by: { staff: 7, account: 70 },
  account: 1,
  photos: [
    { id: 'main', main: true },
    { id: 'second', main: false },
  ],
}
const verifiedFinding = (...photos: string[]): Finding => ({ outcome: 'verified', photos })
const declined: Finding = { outcome: 'declined', reason: 'gesture_missing' }
test.each<[string, Finding, Partial<DecisionFacts>, string | null]>([
  ['the main photo verified', verifiedFinding('main'), {}, null],
  ['both photos verified', verifiedFinding('main', 'second'), {}, null],
  ['only another photo verified', verifiedFinding('second'), {}, 'main_not_compared'],
  ['none', verifiedFinding(), {}, 'main_not_compared'],
  ['a deleted photo verified', verifiedFinding('main', 'third'), {}, 'photos_changed'],
  [
    'the main photo was replaced',
    verifiedFinding('main'),
    { photos: [{ id: 'new', main: true }] },
    'photos_changed',
  ],
  [
    'the main photo was removed',
    verifiedFinding('second'),
    { photos: [{ id: 'second', main: false }] },
    'photos_changed',
  ],
  ['declined', declined, {}, null],
  ['declined without photos', declined, { photos: [] }, null],
  ['decided already', declined, { waiting: false }, 'already_decided'],
  ['claimed by someone else', declined, { claimedBy: 8 }, 'claimed'],
  ['no longer claimed', verifiedFinding('main'), { claimedBy: null }, 'not_claimed'],
  ['about the reviewer’s own account', verifiedFinding('main'), { account: 70 }, 'own_request'],
  [
    'by staff without a member account',
    verifiedFinding('main'),
    { by: { staff: 7, account: null } },
    null,
  ],
])('BEY-14 a decision: %s', (_, finding, facts, expected) => {
  expect(validateDecision(finding, { ...decisionFacts, ...facts })).toBe(expected)
})

test('BEY-14 the usual wait is reported only after ten decisions: three of four were faster', () => {
  const hours = (...all: number[]) => all.map((hour) => hour * 3600)
  expect(computeUsualWait(hours(1, 1, 1, 1, 1, 1, 1, 1, 1))).toBeNull()
  expect(computeUsualWait(hours(1, 2, 3, 4, 5, 6, 7, 8, 9, 90))).toBe(8)
  expect(computeUsualWait(Array.from({ length: 12 }, () => 40))).toBe(1)
})

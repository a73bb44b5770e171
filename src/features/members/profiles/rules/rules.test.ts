import { expect, test } from 'vitest'
import { interests } from '#features/site/sites/rules/interests.ts'
import { findMissingItems } from './completeness.ts'
import { groupedInterests, interestGroups, isIntimate } from './interests.ts'
import { isOnline } from './online.ts'
import { orderInterests } from './order-interests.ts'
import { genders, toSeeking, toSeeksBits, toSexuality } from './orientation.ts'
import { visibleNotes } from './visible-fields.ts'

test('the groups contain each of the 51 interests once', () => {
  expect(groupedInterests).toHaveLength(51)
  expect(groupedInterests.toSorted()).toEqual(interests.toSorted())
  expect(new Set(groupedInterests).size).toBe(51)
  expect(groupedInterests.filter(isIntimate)).toEqual([...interestGroups.intimate])
})

test.each([
  ['male', ['female'], 'hetero', 2],
  ['male', ['male'], 'gay', 1],
  ['male', ['male', 'female'], 'bi', 3],
  ['female', ['male'], 'hetero', 1],
  ['female', ['female'], 'lesbian', 2],
  ['female', ['female', 'male'], 'bi', 3],
] as const)('%s looking for %s is stored as %s and %i', (gender, seeking, sexuality, seeks) => {
  expect(toSexuality(gender, seeking)).toBe(sexuality)
  expect(toSeeksBits(gender, sexuality)).toBe(seeks)
  expect(toSeeking(gender, sexuality).toSorted()).toEqual([...seeking].toSorted())
})

test('preferred genders are unchanged after storing and reading', () => {
  for (const gender of genders) {
    for (const seeking of [['male'], ['female'], ['male', 'female']] as const) {
      expect(toSeeking(gender, toSexuality(gender, seeking))).toEqual(seeking)
    }
  }
})

const at = new Date('2026-07-01T10:00:00Z')
test.each([
  ['active just now', { lastActiveAt: at }, true],
  ['active five minutes ago', { lastActiveAt: new Date('2026-07-01T09:55:00Z') }, true],
  ['active a moment earlier', { lastActiveAt: new Date('2026-07-01T09:54:59.999Z') }, false],
  ['never active', { lastActiveAt: null }, false],
  ['invisible', { lastActiveAt: at, invisible: true }, false],
  ['fictional', { lastActiveAt: at, kind: 'fictional' as const }, false],
])('the online dot of a member: %s', (_, facts, shows) => {
  expect(isOnline({ kind: 'member', invisible: false, ...facts }, at)).toBe(shows)
})

test('shared interests come first, and intimate ones are shown only if requested', () => {
  const theirs = ['tea', 'sex', 'outdoors', 'kissing', 'wine']
  const reading = { theirs, own: ['wine', 'kissing', 'sex'], offered: interests }
  expect(orderInterests({ ...reading, showIntimate: false })).toEqual([
    { interest: 'wine', common: true },
    { interest: 'kissing', common: true },
    { interest: 'outdoors', common: false },
    { interest: 'tea', common: false },
  ])
  expect(
    orderInterests({ ...reading, showIntimate: true })
      .filter(({ common }) => common)
      .map(({ interest }) => interest),
  ).toEqual(['wine', 'kissing', 'sex'])
  expect(orderInterests({ ...reading, showIntimate: true, offered: ['tea'] })).toEqual([
    { interest: 'tea', common: false },
  ])
})

test('a new profile is missing everything, and a complete one is missing nothing', () => {
  const empty = {
    mainPhoto: false,
    about: ' ',
    cityId: null,
    reason: null,
    interests: 0,
    prompts: 0,
    looks: [null, null],
    visible: ['about', 'signup_reason', 'interests', 'eye_colour'],
  }
  expect(findMissingItems(empty)).toEqual([
    'main_photo',
    'about',
    'place',
    'reason',
    'interests',
    'prompts',
    'looks',
  ])
  expect(findMissingItems({ ...empty, visible: ['signup_reason'] })).toEqual([
    'main_photo',
    'place',
    'reason',
    'prompts',
  ])
  const whole = {
    mainPhoto: true,
    about: 'I sail in summer and bind books in winter.',
    cityId: 1,
    reason: 'dates',
    interests: 3,
    prompts: 1,
    looks: [null, 'brown'],
    visible: ['about', 'signup_reason', 'interests', 'hair_colour'],
  }
  expect(findMissingItems(whole)).toEqual([])
  expect(findMissingItems({ ...whole, interests: 2 })).toEqual(['interests'])
})

test('a note is shown for a field that the site shows and names', () => {
  const notes = { tattoos: 'A small anchor', interests: '', body_type: 'Tall' }
  const settings = {
    visible_profile_fields: ['tattoos', 'interests'],
    visible_profile_notes: ['tattoos', 'interests', 'body_type'],
  }
  expect(visibleNotes(notes, settings)).toEqual({ tattoos: 'A small anchor' })
  expect(visibleNotes(notes, { ...settings, visible_profile_notes: [] })).toEqual({})
})

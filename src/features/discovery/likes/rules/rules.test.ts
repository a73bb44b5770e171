import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'
import { isLikeList, likeLists } from './like-lists.ts'
import { parsePopupDelay } from './parse-popup-delay.ts'
import { shownKinds } from './shown-kinds.ts'
import { findSharedTraits } from './find-shared-traits.ts'

test.each([
  [null, null],
  ['', null],
  ['0', 0],
  ['5', 5],
  ['600', 600],
  ['601', null],
  ['999', null],
  ['1000', null],
  ['-1', null],
  ['1.5', null],
  ['5s', null],
  [' 5', null],
  ['٥', null],
] as const)('t=%s means a delay of %s seconds', (text, seconds) => {
  expect(parsePopupDelay(text)).toBe(seconds)
})

test.each([
  [0, '0'],
  [99, '99'],
  [999, '999'],
  [1000, '999+'],
] as const)('%i likes in a list are shown as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test.each([
  [true, true, false, ['member', 'fictional', 'sponsored']],
  [true, false, false, ['member', 'fictional']],
  [false, true, false, ['member', 'sponsored']],
  [false, false, false, ['member']],
  [true, true, true, ['member']],
])(
  'fictional %s, sponsored %s, hidden by the member %s: %j',
  (fictional, member_resell, hidden, kinds) => {
    expect(shownKinds({ fictional, member_resell }, hidden)).toEqual(kinds)
  },
)

test('only the names of the three lists are accepted', () => {
  expect(likeLists.every(isLikeList)).toBe(true)
  for (const other of ['', 'm', 'Likes', 'liked', undefined, 1])
    expect(isLikeList(other)).toBe(false)
})

const mine = {
  languages: ['nl', 'en'],
  traits: { signup_reason: 'dates' },
  city: { name: 'Haarlem' },
  region: { name: 'Noord-Holland' },
} as const
const theirs = {
  interests: [
    { interest: 'tea', common: true },
    { interest: 'wine', common: false },
  ],
  languages: ['en', 'de'],
  signup_reason: 'dates',
  city: 'Haarlem',
  region: 'Noord-Holland',
} as const

test('shared traits are those on both profiles: interests, languages, reason, and the city or else the region', () => {
  const findShared = (m: object = {}, t: object = {}) =>
    findSharedTraits(
      { ...mine, ...m } as unknown as typeof mine & { languages: [] },
      { ...theirs, ...t } as never,
    )
  expect(findShared()).toEqual({
    interests: ['tea'],
    languages: ['en'],
    reason: 'dates',
    place: 'Haarlem',
  })
  expect(findShared({}, { city: 'Amsterdam' }).place).toBe('Noord-Holland')
  expect(findShared({}, { city: null }).place).toBe('Noord-Holland')
  expect(findShared({}, { city: null, region: null }).place).toBeNull()
  expect(findShared({ region: { name: 'Utrecht' } }).place).toBeNull()
  expect(findShared({}, { signup_reason: 'chat' }).reason).toBeNull()
  expect(findShared({ traits: { signup_reason: null } }, { signup_reason: null }).reason).toBeNull()
})

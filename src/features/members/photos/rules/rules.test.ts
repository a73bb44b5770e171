import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoLimit } from './limits.ts'
import { decidePhotoAccess, type ReaderFacts } from './decide-photo-access.ts'
import { mediaExpiresAt } from './media-expiry.ts'
import { moveInOrder } from './move-in-order.ts'
import { presetPicture } from './preset-picture.ts'
import { presetCount, choosePreset } from './choose-preset.ts'
import { parseSize } from '#kernel/image-sizes.ts'

const owner: ReaderFacts = { as: 'owner' }
const visitor: ReaderFacts = { as: 'visitor' }
const free: ReaderFacts = { as: 'member', premium: false, granted: false }
const premium: ReaderFacts = { as: 'member', premium: true, granted: false }
const granted: ReaderFacts = { as: 'member', premium: false, granted: true }
const main = { status: 'active', main: true, private: false } as const
const other = { status: 'active', main: false, private: false } as const
const secret = { status: 'active', main: false, private: true } as const

test.each([
  ['the main photo', main, visitor, 'open', 'open'],
  ['the main photo', main, free, 'open', 'open'],
  ['another photo', other, visitor, 'absent', 'absent'],
  ['another photo', other, free, 'locked', 'locked'],
  ['another photo', other, granted, 'locked', 'locked'],
  ['another photo', other, premium, 'open', 'open'],
  ['a private photo', secret, visitor, 'absent', 'absent'],
  ['a private photo', secret, free, 'absent', 'locked'],
  ['a private photo', secret, premium, 'absent', 'open'],
  ['a private photo', secret, granted, 'open', 'open'],
  ['a private photo', secret, owner, 'open', 'open'],
] as const)('%s for %o %o: %s by grant, %s by premium', (_, photo, reader, byGrant, byPremium) => {
  expect(decidePhotoAccess(photo, reader, 'granted')).toBe(byGrant)
  expect(decidePhotoAccess(photo, reader, 'premium')).toBe(byPremium)
})

test.each(['waiting', 'rejected'] as const)(
  'a photo that is %s is visible only to its owner',
  (status) => {
    for (const photo of [main, other, secret]) {
      expect(decidePhotoAccess({ ...photo, status }, owner, 'granted')).toBe('open')
      for (const reader of [visitor, free, premium, granted])
        expect(decidePhotoAccess({ ...photo, status }, reader, 'premium')).toBe('absent')
    }
  },
)

test('a URL is valid for one to two hours, and the same for a whole hour', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (now) => {
        const left = mediaExpiresAt(now).getTime() - now.getTime()
        expect(left).toBeGreaterThan(3_600_000)
        expect(left).toBeLessThanOrEqual(7_200_000)
      },
    ),
  )
  expect(mediaExpiresAt(new Date('2026-07-01T10:00:00Z'))).toEqual(
    mediaExpiresAt(new Date('2026-07-01T10:59:59.999Z')),
  )
})

test('every locked photo has one of the twelve preset pictures, always the same', () => {
  const seen = new Set<number>()
  fc.assert(
    fc.property(fc.uuid(), (photo) => {
      const preset = choosePreset(photo)
      expect(choosePreset(photo)).toBe(preset)
      expect(presetPicture(preset)).toContain('<svg')
      seen.add(preset)
    }),
    { numRuns: 400 },
  )
  expect([...seen].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: presetCount }, (_, index) => index + 1),
  )
  for (const none of [0, 13, 1.5, Number.NaN]) expect(presetPicture(none)).toBeNull()
})

test('the limit is three photos, or twenty-five with Premium', () => {
  const settings = { free_photos: 3, premium_photos: 25 }
  expect(photoLimit(settings, false)).toBe(3)
  expect(photoLimit(settings, true)).toBe(25)
  expect(photoLimit({ free_photos: 9, premium_photos: 5 }, true)).toBe(9)
})

test('only the three widths are sizes', () => {
  expect(['160', '480', '960', '0160', '481', '', '160 ', '1e2'].map(parseSize)).toEqual([
    160,
    480,
    960,
    null,
    null,
    null,
    null,
    null,
  ])
})

test.each([
  ['to the front', 'd', 0, 0, 'dabc'],
  ['to the front, after the main photo', 'd', 0, 1, 'adbc'],
  ['one place earlier', 'c', 1, 1, 'acbd'],
  ['one place later', 'b', 2, 1, 'acbd'],
  ['to a position beyond the end', 'b', 99, 1, 'acdb'],
  ['nowhere if it is not there', 'x', 0, 0, 'abcd'],
] as const)('moving a photo %s', (_, photo, place, first, order) => {
  expect(moveInOrder([...'abcd'], photo, place, first).join('')).toBe(order)
})

test('whatever is moved, every photo stays in the order exactly once', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { minLength: 1 }),
      fc.nat(),
      fc.integer({ min: 0, max: 999 }),
      fc.nat(1),
      (order, pick, place, first) => {
        const item = order[pick % order.length] as number
        const moved = moveInOrder(order, item, place, first)
        expect([...moved].toSorted()).toEqual([...order].toSorted())
      },
    ),
  )
})

import { expect, test } from 'vitest'
import { isUnreadable } from './is-unreadable.ts'

const now = new Date('2026-03-20T04:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const member = { kind: 'member', account: 'active', profile: 'active' } as const

test.each([
  [
    'active today, written long ago',
    { ...member, lastActiveAt: daysAgo(0), at: daysAgo(60) },
    false,
  ],
  ['away for 13 days', { ...member, lastActiveAt: daysAgo(13), at: daysAgo(60) }, false],
  ['away for 14 days', { ...member, lastActiveAt: daysAgo(14), at: daysAgo(14) }, true],
  [
    'away for long, written yesterday',
    { ...member, lastActiveAt: daysAgo(90), at: daysAgo(1) },
    false,
  ],
  ['has left', { ...member, account: 'deleted', lastActiveAt: daysAgo(0), at: daysAgo(0) }, true],
  [
    'erased',
    { kind: 'member', account: null, profile: null, lastActiveAt: null, at: daysAgo(0) },
    true,
  ],
  [
    'removed by the operator',
    { ...member, account: 'disabled', lastActiveAt: daysAgo(0), at: daysAgo(0) },
    true,
  ],
  [
    'not confirmed',
    { ...member, account: 'not_confirmed', lastActiveAt: daysAgo(0), at: daysAgo(0) },
    true,
  ],
  [
    'profile taken down',
    { ...member, profile: 'disabled', lastActiveAt: daysAgo(0), at: daysAgo(0) },
    true,
  ],
  [
    'fictional, 13 days',
    { ...member, kind: 'fictional', lastActiveAt: null, at: daysAgo(13) },
    false,
  ],
  [
    'fictional, 14 days',
    { ...member, kind: 'fictional', lastActiveAt: daysAgo(0), at: daysAgo(14) },
    true,
  ],
] as const)('unread by a reader: %s', (_, facts, unreadable) => {
  expect(isUnreadable(facts, now)).toBe(unreadable)
})

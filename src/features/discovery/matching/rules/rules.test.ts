import { expect, test } from 'vitest'
import { activeSince } from './active-since.ts'
import { areasAround } from './areas-around.ts'
import { decideDrag } from './decide-drag.ts'
import { passCutoff } from './swipe-retention.ts'
import { type Candidate, rankCandidates, type Taste } from './rank-candidates.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['quick', '2026-11-18T23:00:00.000Z'],
  ['steady', '2026-11-06T23:00:00.000Z'],
  ['slow', null],
] as const)(
  'SRCH-04 the pace %s includes members active since the start of a day: %s',
  (pace, since) => {
    const day = { today: '2026-11-21', timeZone: 'Europe/Amsterdam' }
    expect(activeSince(pace, day)?.toISOString() ?? null).toBe(since)
  },
)

test('SRCH-05 a pass expires after thirty days', () => {
  expect(passCutoff(now).toISOString()).toBe('2026-10-22T12:00:00.000Z')
})

test.each([
  // Dragged far enough to either side.
  [{ dx: 130, dy: 10, speed: 0, width: 400 }, 'like'],
  [{ dx: -130, dy: 10, speed: 0, width: 400 }, 'pass'],
  // Not far, but flicked.
  [{ dx: 60, dy: 0, speed: 0.9, width: 400 }, 'like'],
  [{ dx: -60, dy: 0, speed: -0.9, width: 400 }, 'pass'],
  // Too short to be intentional, reversed midway, a scroll, or simply released.
  [{ dx: 30, dy: 0, speed: 2, width: 400 }, null],
  [{ dx: 60, dy: 0, speed: -0.9, width: 400 }, null],
  [{ dx: 130, dy: 200, speed: 0, width: 400 }, null],
  [{ dx: 100, dy: 0, speed: 0.1, width: 400 }, null],
] as const)('SRCH-05 releasing a card at %j is a %s', (drag, verdict) => {
  expect(decideDrag(drag)).toBe(verdict)
})

test('SRCH-04 cells contribute more candidates the nearer they are, each cell once, and never more than sixty cells', () => {
  expect(
    areasAround([
      { cell: 1, km: 0 },
      { cell: 1, km: 4 },
      { cell: 2, km: 20 },
      { cell: 3, km: 50 },
      { cell: 4, km: 120 },
    ]),
  ).toEqual([
    { cell: 1, most: 160 },
    { cell: 2, most: 40 },
    { cell: 3, most: 15 },
    { cell: 4, most: 6 },
  ])
  expect(areasAround(Array.from({ length: 300 }, (_, at) => ({ cell: at, km: at })))).toHaveLength(
    60,
  )
  expect(areasAround([])).toEqual([])
})

const someone: Candidate = {
  account: 1,
  interests: [],
  signupReason: null,
  km: null,
  online: false,
  daysAway: 60,
  activityRank: 1,
  photo: false,
}
const taste: Taste = { own: ['tea', 'hiking'], asked: ['music'], reason: 'dates' }

test.each([
  [{}, [{ kind: 'ages' }]],
  [
    { interests: ['music', 'tea', 'wine'] },
    [
      { kind: 'asked', interests: ['music'] },
      { kind: 'shared', interests: ['tea'] },
    ],
  ],
  [{ signupReason: 'dates' }, [{ kind: 'reason', reason: 'dates' }]],
  [{ signupReason: 'chat' }, [{ kind: 'ages' }]],
  [{ km: 0 }, [{ kind: 'same_city' }]],
  [{ km: 4 }, [{ kind: 'near', km: 4 }]],
  [{ km: 51 }, [{ kind: 'ages' }]],
  [{ online: true, daysAway: 0 }, [{ kind: 'active', when: 'now' }]],
  [{ daysAway: 0 }, [{ kind: 'active', when: 'today' }]],
  [{ daysAway: 7 }, [{ kind: 'active', when: 'week' }]],
  [{ daysAway: 8 }, [{ kind: 'ages' }]],
  // A photo adds points but is not given as a reason.
  [{ photo: true }, [{ kind: 'ages' }]],
] as const)('SRCH-04 %j is picked because of %j', (facts, reasons) => {
  expect(rankCandidates([{ ...someone, ...facts } as Candidate], taste)[0]?.reasons).toEqual(
    reasons,
  )
})

test.each([
  ['a requested interest before a shared one', { interests: ['music'] }, { interests: ['tea'] }],
  ['more shared interests before fewer', { interests: ['tea', 'hiking'] }, { interests: ['tea'] }],
  ['the nearer member', { km: 4 }, { km: 40 }],
  ['the same city before the next one', { km: 0 }, { km: 4 }],
  ['the member who is online', { online: true, daysAway: 0 }, { daysAway: 0, activityRank: 9 }],
  ['the higher rank of two members active today', { activityRank: 3 }, { activityRank: 2 }],
  ['the member with a photo', { photo: true }, { photo: false }],
  ['the same reason for signing up', { signupReason: 'dates' }, { signupReason: 'chat' }],
] as const)('SRCH-04 ranked first: %s', (_, better, worse) => {
  const both = [
    { ...someone, ...worse, account: 2 },
    { ...someone, ...better, account: 1 },
  ] as Candidate[]
  expect(rankCandidates(both, taste).map(({ account }) => account)).toEqual([1, 2])
  expect(rankCandidates([...both].reverse(), taste).map(({ account }) => account)).toEqual([1, 2])
})

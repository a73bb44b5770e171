import { expect, test } from 'vitest'
import { decideAnswering } from './decide-answering.ts'

test.each([
  ['too few people', 7, 7, 7, null],
  ['all within a day', 8, 8, 8, 'within_day'],
  ['three in four within a day', 8, 6, 6, 'within_day'],
  ['nearly three in four within a day', 8, 8, 5, 'often'],
  ['more than half', 9, 5, 0, 'often'],
  ['exactly half', 8, 4, 4, 'often'],
  ['fewer than half', 8, 3, 3, null],
  ['none', 100, 0, 0, null],
] as const)(
  '%s: %d people wrote, %d got a reply, %d of them within a day: %s',
  (_, contacted, answered, withinDay, habit) => {
    expect(decideAnswering({ asked: contacted, answered, withinDay })).toBe(habit)
  },
)

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AttemptCount, countAttempt, lockout, minutesLeft, removeAttempt } from './lockout.ts'

describe('lockout', () => {
  const start = Date.parse('2026-11-21T10:00:00Z')
  const minute = (at: number) => new Date(start + at * 60_000)
  const none: AttemptCount = { times: [], blockedUntil: null }

  /** Makes attempts at these minutes; returns which were allowed. */
  function run(minutes: readonly number[]): boolean[] {
    let count = none
    return minutes.map((at) => {
      const decision = countAttempt(count, minute(at))
      count = decision.count
      return decision.allowed
    })
  }

  test('the tenth attempt is the last, and ten more are allowed after 15 minutes', () => {
    const ten = Array.from({ length: 10 }, (_, at) => at / 10)
    expect(run([...ten, 1, 10, 15.8])).toEqual([...ten.map(() => true), false, false, false])
    expect(run([...ten, 15.95])).toEqual([...ten.map(() => true), true])
    expect(run([...ten, ...ten.map((at) => at + 16), 18])).toEqual([
      ...ten.map(() => true),
      ...ten.map(() => true),
      false,
    ])
  })

  test('spread-out attempts are never blocked', () => {
    expect(run(Array.from({ length: 40 }, (_, at) => at * 1.7)).every(Boolean)).toBe(true)
  })

  test('no 15-minute window ever contains more than ten attempts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 120 }), (gaps) => {
        let at = 0
        const minutes = gaps.map((gap) => (at += gap / 10))
        const allowed = run(minutes)
        const allowedMinutes = minutes.filter((_, place) => allowed[place])
        for (const from of allowedMinutes)
          expect(
            allowedMinutes.filter((one) => one >= from && one < from + 15).length,
          ).toBeLessThanOrEqual(lockout.tries)
      }),
    )
  })

  test('removing an attempt restores the previous count', () => {
    const nine: AttemptCount = {
      times: Array.from({ length: 9 }, (_, at) => minute(at)),
      blockedUntil: null,
    }
    const tenth = countAttempt(nine, minute(9)).count
    expect(tenth.blockedUntil).toEqual(minute(24))
    expect(removeAttempt(tenth, minute(9))).toEqual(nine)
    expect(removeAttempt(nine, minute(12))).toEqual(nine)
  })

  test('minutes are rounded up', () => {
    expect(minutesLeft(null, minute(0))).toBe(0)
    expect(minutesLeft(minute(15), minute(0))).toBe(15)
    expect(minutesLeft(minute(15), minute(14.5))).toBe(1)
    expect(minutesLeft(minute(15), minute(16))).toBe(0)
  })
})

import { expect, test } from 'vitest'
import { findBreak, getExclusionEnd, getPauseEnd } from './breaks.ts'
import { checkOrder, type OrderFacts } from './check-order.ts'
import {
  withoutRaise,
  changeLimit,
  getEffectiveLimit,
  noLimit,
  type MemberLimit,
} from './member-limit.ts'
import { getRangesAt } from './spans.ts'

const at = (instant: string) => new Date(instant)
const now = at('2026-07-15T10:00:00Z')
const tomorrow = at('2026-07-16T10:00:00Z')

test.each([
  [
    'a Wednesday in summer',
    '2026-07-15T10:00:00Z',
    '14T22',
    '15T22',
    '12T22',
    '19T22',
    '2026-06-30T22',
    '2026-07-31T22',
  ],
  [
    'a Sunday before midnight',
    '2026-07-19T21:59:59Z',
    '18T22',
    '19T22',
    '12T22',
    '19T22',
    '2026-06-30T22',
    '2026-07-31T22',
  ],
  [
    'a Monday at midnight',
    '2026-07-19T22:00:00Z',
    '19T22',
    '20T22',
    '19T22',
    '26T22',
    '2026-06-30T22',
    '2026-07-31T22',
  ],
])(
  '%s: its day, its week from Monday and its month',
  (_, instant, day, dayEnd, week, weekEnd, month, monthEnd) => {
    const ranges = getRangesAt(at(instant), 'Europe/Amsterdam')
    const hour = (part: string) => at(`2026-07-${part}:00:00Z`)
    expect(ranges.day).toEqual({ from: hour(day), to: hour(dayEnd) })
    expect(ranges.week).toEqual({ from: hour(week), to: hour(weekEnd) })
    expect(ranges.month).toEqual({ from: at(`${month}:00:00Z`), to: at(`${monthEnd}:00:00Z`) })
  },
)

test('days with a clock change have 23 and 25 hours', () => {
  const hours = (instant: string) => {
    const { from, to } = getRangesAt(at(instant), 'Europe/Amsterdam').day
    return (to.getTime() - from.getTime()) / 3_600_000
  }
  expect(hours('2026-03-29T12:00:00Z')).toBe(23)
  expect(hours('2026-10-25T12:00:00Z')).toBe(25)
  expect(hours('2026-07-15T12:00:00Z')).toBe(24)
})

const createLimit = (minor: number | null, next: MemberLimit['next'] = null): MemberLimit => ({
  minor,
  next,
})

test.each<[string, MemberLimit, number | null, number | null, boolean, MemberLimit | 'confirm']>([
  ['the first limit takes effect immediately', noLimit, null, 5000, false, createLimit(5000)],
  [
    'a lower limit takes effect immediately',
    createLimit(5000),
    null,
    3000,
    false,
    createLimit(3000),
  ],
  ['a limit of zero is possible', createLimit(5000), null, 0, false, createLimit(0)],
  [
    'a higher limit waits a day',
    createLimit(5000),
    null,
    8000,
    false,
    createLimit(5000, { minor: 8000, at: tomorrow }),
  ],
  [
    'removing the limit waits a day',
    createLimit(5000),
    null,
    null,
    false,
    createLimit(5000, { minor: null, at: tomorrow }),
  ],
  ['the same limit again changes nothing', createLimit(5000), null, 5000, false, createLimit(5000)],
  [
    'a lower limit cancels a pending raise',
    createLimit(5000, { minor: 9000, at: tomorrow }),
    null,
    4000,
    false,
    createLimit(4000),
  ],
  [
    'the same raise again does not extend the wait',
    createLimit(5000, { minor: 9000, at: at('2026-07-15T11:00:00Z') }),
    null,
    9000,
    false,
    createLimit(5000, { minor: 9000, at: at('2026-07-15T11:00:00Z') }),
  ],
  [
    'another raise waits a day from now',
    createLimit(5000, { minor: 9000, at: at('2026-07-15T11:00:00Z') }),
    null,
    9500,
    false,
    createLimit(5000, { minor: 9500, at: tomorrow }),
  ],
  [
    'a new request is compared with a raise that takes effect now',
    createLimit(5000, { minor: 9000, at: now }),
    null,
    8000,
    false,
    createLimit(8000),
  ],
  ['a limit above the site’s has to be confirmed', noLimit, 25_000, 30_000, false, 'confirm'],
  [
    'a confirmed limit above the site’s still waits a day',
    noLimit,
    25_000,
    30_000,
    true,
    createLimit(null, { minor: 30_000, at: tomorrow }),
  ],
  [
    'a limit up to the site’s needs no confirmation',
    createLimit(5000),
    25_000,
    25_000,
    false,
    createLimit(5000, { minor: 25_000, at: tomorrow }),
  ],
  [
    'a limit below the site’s takes effect immediately',
    noLimit,
    25_000,
    10_000,
    false,
    createLimit(10_000),
  ],
  [
    'returning to the site’s limit from above takes effect immediately',
    createLimit(90_000),
    25_000,
    null,
    false,
    createLimit(null),
  ],
  [
    'returning to the site’s limit from below waits a day',
    createLimit(5000),
    25_000,
    null,
    false,
    createLimit(5000, { minor: null, at: tomorrow }),
  ],
])('%s', (_, current, cap, requested, confirmed, then) => {
  expect(changeLimit({ own: current, cap, requested, confirmed }, now)).toEqual(then)
})

test('a raise takes effect exactly at its instant, not before', () => {
  const raised = createLimit(5000, { minor: 8000, at: tomorrow })
  expect(getEffectiveLimit(raised, null, at('2026-07-16T09:59:59.999Z'))).toBe(5000)
  expect(getEffectiveLimit(raised, null, tomorrow)).toBe(8000)
  expect(getEffectiveLimit(noLimit, 25_000, now)).toBe(25_000)
  expect(getEffectiveLimit(noLimit, null, now)).toBe(null)
  expect(withoutRaise(raised, now)).toEqual(createLimit(5000))
  expect(withoutRaise(raised, tomorrow)).toEqual(createLimit(8000))
})

const facts: OrderFacts = {
  breaks: { pausedUntil: null, excludedUntil: null },
  limits: { day: 3000, week: 5000, month: 25_000 },
  spent: { day: 0, week: 0, month: 0 },
  ranges: getRangesAt(now, 'Europe/Amsterdam'),
}
const check = (more: Partial<OrderFacts>, minor = 2499) =>
  checkOrder({ ...facts, ...more }, minor, now)

test.each<[string, Partial<OrderFacts>, number, unknown]>([
  ['nothing spent', {}, 2499, null],
  ['up to the limit', { spent: { day: 501, week: 501, month: 501 } }, 2499, null],
  [
    'one cent over the daily limit',
    { spent: { day: 502, week: 502, month: 502 } },
    2499,
    { kind: 'reached', span: 'day', limit: 3000, until: at('2026-07-15T22:00:00Z') },
  ],
  [
    'over the daily and weekly limits: the one that ends later is named',
    { spent: { day: 2499, week: 4000, month: 4000 } },
    2499,
    { kind: 'reached', span: 'week', limit: 5000, until: at('2026-07-19T22:00:00Z') },
  ],
  [
    'over the monthly limit',
    { spent: { day: 0, week: 0, month: 24_000 } },
    2499,
    { kind: 'reached', span: 'month', limit: 25_000, until: at('2026-07-31T22:00:00Z') },
  ],
  [
    'more expensive than the daily limit',
    {},
    5499,
    { kind: 'above_limit', span: 'day', limit: 3000 },
  ],
  ['no limits', { limits: { day: null, week: null, month: null } }, 11_999, null],
  [
    'a limit of zero',
    { limits: { day: null, week: null, month: 0 } },
    999,
    { kind: 'above_limit', span: 'month', limit: 0 },
  ],
  [
    'a pause takes precedence over the limits',
    {
      breaks: { pausedUntil: tomorrow, excludedUntil: null },
      limits: { day: 0, week: 0, month: 0 },
    },
    999,
    { kind: 'paused', until: tomorrow },
  ],
  ['a pause that is over', { breaks: { pausedUntil: now, excludedUntil: null } }, 2499, null],
])('an order: %s', (_, more, minor, stop) => {
  expect(check(more, minor)).toEqual(stop)
})

test('an exclusion takes precedence over a pause, and the later end applies', () => {
  const later = at('2027-01-15T23:00:00Z')
  expect(findBreak({ pausedUntil: tomorrow, excludedUntil: later }, now)).toEqual({
    kind: 'excluded',
    until: later,
  })
  expect(findBreak({ pausedUntil: later, excludedUntil: tomorrow }, now)).toEqual({
    kind: 'excluded',
    until: later,
  })
  expect(
    findBreak({ pausedUntil: tomorrow, excludedUntil: at('2026-07-01T00:00:00Z') }, now),
  ).toEqual({
    kind: 'paused',
    until: tomorrow,
  })
  expect(findBreak({ pausedUntil: null, excludedUntil: null }, now)).toBe(null)
})

test('a pause lasts 24 hours, 7 or 30 days; an exclusion lasts whole months to the end of the day', () => {
  expect(getPauseEnd('day', now)).toEqual(tomorrow)
  expect(getPauseEnd('week', now)).toEqual(at('2026-07-22T10:00:00Z'))
  expect(getPauseEnd('month', now)).toEqual(at('2026-08-14T10:00:00Z'))
  expect(getExclusionEnd(6, now, 'Europe/Amsterdam')).toEqual(at('2027-01-15T23:00:00Z'))
  expect(getExclusionEnd(24, now, 'Europe/Amsterdam')).toEqual(at('2028-07-15T22:00:00Z'))
})

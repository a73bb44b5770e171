import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localHour } from '#kernel/calendar.ts'
import { dayMs, hourMs, minuteMs } from '#kernel/duration.ts'
import { classifyFailure, isHardBounce, retryDelayMs } from './classify-failure.ts'
import { decideSending, isWorthEmailing, type SendingFacts } from './decide-sending.ts'
import { defaultPreferences, emailKinds, frequencies } from './preferences.ts'
import { endOfQuietHours, quietFrom, quietUntil } from './quiet-hours.ts'
import { nextReminderAt } from './reminders.ts'
import { computeSendTime, maxPerDay } from './send-time.ts'

const at = (text: string) => new Date(`${text}Z`)
const zones = ['UTC', 'Europe/Amsterdam', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland']

test.each([
  ['2026-11-24T10:00', 'Europe/Amsterdam', '2026-11-24T10:00'],
  ['2026-11-24T20:59', 'Europe/Amsterdam', '2026-11-24T20:59'],
  ['2026-11-24T21:00', 'Europe/Amsterdam', '2026-11-25T07:00'],
  ['2026-11-24T23:30', 'Europe/Amsterdam', '2026-11-25T07:00'],
  ['2026-11-25T06:59', 'Europe/Amsterdam', '2026-11-25T07:00'],
  ['2026-11-24T10:00', 'America/New_York', '2026-11-24T13:00'],
  ['2026-11-24T10:00', 'Asia/Kolkata', '2026-11-24T10:00'],
  // The nights in which the clocks change.
  ['2026-03-28T22:00', 'Europe/Amsterdam', '2026-03-29T06:00'],
  ['2026-10-24T22:00', 'Europe/Amsterdam', '2026-10-25T07:00'],
])('NTF-01 at %s no email is sent in %s before %s', (now, zone, until) => {
  expect(endOfQuietHours(at(now), zone)).toEqual(at(until))
})

test('NTF-01 quiet hours end in the morning of the member’s own time zone, whatever the time', () => {
  fc.assert(
    fc.property(
      fc.date({ min: at('2026-01-01T00:00'), max: at('2028-01-01T00:00'), noInvalidDate: true }),
      fc.constantFrom(...zones),
      (now, zone) => {
        const until = endOfQuietHours(now, zone)
        const hour = localHour(until, zone)
        expect(hour >= quietUntil && hour < quietFrom).toBe(true)
        expect(until >= now && until.getTime() - now.getTime() <= 11 * hourMs).toBe(true)
      },
    ),
  )
})

const tuesday = at('2026-11-24T09:00')
const ago = (ms: number) => new Date(tuesday.getTime() - ms)

test.each([
  ['at_once', [], '2026-11-24T09:03'],
  ['daily', [], '2026-11-24T17:00'],
  ['weekly', [], '2026-11-26T17:00'],
  // One hour after the last, and never more than four in a day.
  ['at_once', [20 * minuteMs], '2026-11-24T09:40'],
  ['at_once', [20 * hourMs, 5 * hourMs, 4 * hourMs, 3 * hourMs], '2026-11-24T13:00'],
  ['at_once', [23 * hourMs, 5 * hourMs, 4 * hourMs, 3 * hourMs], '2026-11-24T10:00'],
] as const)(
  'NTF-01 news %s, with emails sent %j ms before, is sent at %s',
  (frequency, sent, time) => {
    const facts = { now: tuesday, frequency, quietHours: true, timeZone: 'Europe/Amsterdam' }
    expect(computeSendTime({ ...facts, recent: sent.map(ago) })).toEqual(at(time))
  },
)

test('NTF-01 however many people write and however often, no more than four emails of a kind are sent in 24 hours', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 30 * 60 }), { minLength: 1, maxLength: 60 }),
      fc.constantFrom(...frequencies),
      fc.constantFrom(...zones),
      fc.boolean(),
      (minutes, frequency, timeZone, quietHours) => {
        const sent: Date[] = []
        let due: Date | undefined
        for (const minute of minutes.sort((a, b) => a - b)) {
          const now = new Date(tuesday.getTime() + minute * minuteMs)
          if (due !== undefined && due <= now) {
            sent.push(due)
            due = undefined
          }
          due ??= computeSendTime({ now, frequency, timeZone, quietHours, recent: sent })
        }
        if (due !== undefined) sent.push(due)
        for (const each of sent)
          expect(
            sent.filter((other) => other >= each && other.getTime() - each.getTime() < dayMs)
              .length,
          ).toBeLessThanOrEqual(maxPerDay)
      },
    ),
  )
})

const facts: SendingFacts = {
  now: tuesday,
  kind: 'new_messages',
  preferences: defaultPreferences,
  timeZone: 'Europe/Amsterdam',
  lastActiveAt: ago(hourMs),
  suppressed: false,
  allowedAt: ago(0),
}

test.each([
  ['to a member who left an hour ago', {}, { action: 'send' }],
  ['to a member who was never here', { lastActiveAt: null }, { action: 'send' }],
  [
    'to a member who is online',
    { lastActiveAt: ago(4 * minuteMs) },
    { action: 'wait', until: at('2026-11-24T09:10') },
  ],
  ['to an address that bounced', { suppressed: true }, { action: 'drop' }],
  [
    'of a kind that was switched off meanwhile',
    {
      preferences: {
        ...defaultPreferences,
        emails: { ...defaultPreferences.emails, new_messages: false },
      },
    },
    { action: 'drop' },
  ],
  [
    'at night where the member lives',
    { timeZone: 'America/New_York' },
    { action: 'wait', until: at('2026-11-24T13:00') },
  ],
  [
    'at night to a member who wants emails then',
    { timeZone: 'America/New_York', preferences: { ...defaultPreferences, quietHours: false } },
    { action: 'send' },
  ],
  [
    'above the ceiling',
    { allowedAt: at('2026-11-24T09:40') },
    { action: 'wait', until: at('2026-11-24T09:40') },
  ],
] as const)('NTF-01 NTF-03 an email %s', (_, more, decision) => {
  expect(decideSending({ ...facts, ...more })).toEqual(decision)
})

test.each([
  ['never emailed', undefined, ago(dayMs), true],
  ['emailed, and back since', ago(2 * hourMs), ago(hourMs), true],
  ['emailed, and not back since', ago(hourMs), ago(2 * hourMs), false],
  ['emailed, and never here', ago(hourMs), null, false],
])('NTF-03 a conversation %s', (_, mailedAt, lastActiveAt, worth) => {
  expect(isWorthEmailing(mailedAt, lastActiveAt)).toBe(worth)
})

test('NTF-03 a reminder of unread messages is sent after 24 hours and after seven days, then never again', () => {
  const since = at('2026-11-01T12:00')
  expect([0, 1, 2, 3].map((sent) => nextReminderAt(since, sent))).toEqual([
    at('2026-11-02T12:00'),
    at('2026-11-08T12:00'),
    null,
    null,
  ])
})

test.each([
  [{ responseCode: 421, command: 'MAIL FROM' }, 'pause'],
  [{ responseCode: 421, command: 'DATA' }, 'pause'],
  [{ responseCode: 450, command: 'MAIL FROM' }, 'pause'],
  [{ responseCode: 451, command: 'RCPT TO' }, 'retry'],
  [{ responseCode: 452, command: 'DATA' }, 'retry'],
  [{ responseCode: 554, command: 'DATA' }, 'refused'],
  [{ responseCode: 535, command: 'AUTH PLAIN' }, 'retry'],
  [{ code: 'ECONNREFUSED', command: 'CONN' }, 'retry'],
  [{ code: 'EDNS', command: 'CONN' }, 'retry'],
  [{ code: 'ECONNECTION', command: 'CONN' }, 'unknown'],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'unknown'],
  [{}, 'unknown'],
] as const)('NTF-03 the failure %j means %s', (failure, kind) => {
  expect(classifyFailure(failure)).toBe(kind)
})

test.each([
  ['5.1.1', true],
  ['550 5.1.1 no such user', true],
  ['550 no such user', true],
  ['551 moved', true],
  ['5.2.1', true],
  ['5.0.0', true],
  ['552 5.2.2 mailbox full', false],
  ['5.2.3', false],
  ['5.4.4', false],
  ['550 5.7.1 blocked by policy', false],
  ['5.7.26', false],
  ['4.2.2', false],
  ['554 refused', false],
  ['', false],
])('NTF-02 the status %j says that the address is at fault: %s', (status, hard) => {
  expect(isHardBounce(status)).toBe(hard)
})

test('NTF-03 retries wait longer each time, up to four hours', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map((tries) => retryDelayMs(tries) / minuteMs)).toEqual([
    5, 10, 20, 40, 80, 160, 240, 240,
  ])
})

test('NTF-01 there are eight kinds, and advertising and news are off by default', () => {
  expect(emailKinds).toHaveLength(8)
  expect(emailKinds.filter((kind) => !defaultPreferences.emails[kind])).toEqual([
    'news',
    'promotions',
  ])
})

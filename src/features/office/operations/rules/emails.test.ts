import { expect, test } from 'vitest'
import { hourMs, minuteMs } from '#kernel/duration.ts'
import { decideRetry } from './decide-retry.ts'
import { describeFailure, shortenReply } from './email-states.ts'

const now = new Date('2026-11-24T10:00:00Z')

test.each([
  [{ responseCode: 550, response: '550 5.1.1 <ana@example.org> unknown' }, 'refused', '550 5.1.1'],
  [{ responseCode: 554, response: '554 rejected' }, 'refused', '554'],
  [{ responseCode: 451, response: '451-4.7.1 greylisted' }, 'deferred', '451 4.7.1'],
  [{ responseCode: 421, response: 'ana@example.org' }, 'deferred', '421'],
  [{ code: 'ECONNREFUSED' }, 'deferred', 'ECONNREFUSED'],
  [{ code: 'ECONNECTION' }, 'unknown', 'ECONNECTION'],
  [{ code: 'ana@example.org' }, 'unknown', null],
  [{ response: '5501234 1' }, 'unknown', null],
])('OPS-09 the failure %j is %s with the reply %s, which names no one', (error, state, reply) => {
  expect([describeFailure(error), shortenReply(error)]).toEqual([state, reply])
})

test.each([
  ['deferred', 'activation', 0, false, 'waiting', 'retry'],
  ['deferred', 'activation', 0, false, 'ended', 'retry'],
  ['deferred', 'activation', 0, false, 'running', 'in_progress'],
  ['refused', 'receipt', 0, false, 'ended', 'retry'],
  ['refused', 'receipt', 0, false, null, 'content_gone'],
  ['refused', 'receipt', 0, true, 'ended', 'suppressed'],
  ['deferred', 'reset', 30 * minuteMs, false, 'waiting', 'retry'],
  ['deferred', 'reset', 30 * minuteMs + 1, false, 'waiting', 'expired'],
  ['deferred', 'mail_change', 25 * hourMs, false, 'waiting', 'expired'],
  ['deferred', 'receipt', 12 * 24 * hourMs, false, 'waiting', 'retry'],
  ['accepted', 'receipt', 0, false, 'ended', null],
  ['queued', 'receipt', 0, false, 'waiting', null],
  ['bounced', 'receipt', 0, true, 'ended', null],
  ['unknown', 'receipt', 0, false, 'ended', null],
] as const)(
  'OPS-09 an email that is %s, of the kind %s, %i ms old (suppressed: %s, source: %s): %s',
  (state, kind, age, suppressed, source, outcome) => {
    const createdAt = new Date(now.getTime() - age)
    const decision = decideRetry({ state, kind, createdAt, suppressed, source }, now)
    expect(decision.retry ? 'retry' : decision.because).toBe(outcome)
  },
)

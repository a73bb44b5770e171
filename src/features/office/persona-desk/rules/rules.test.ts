import { expect, test } from 'vitest'
import { isReservedFrom, waitParts, waitTone } from './claims.ts'
import { checkReply } from './check-reply.ts'

test.each([
  ['agent', false, false],
  ['agent', true, true],
  ['lead', false, false],
  ['lead', true, false],
] as const)(
  'for an %s, a conversation handed over to a lead (%s) is reserved: %s',
  (role, forLead, reserved) => {
    expect(isReservedFrom(role, { forLead })).toBe(reserved)
  },
)

test.each([
  [0, 'ok', { unit: 'clock', count: 0 }],
  [299_999, 'ok', { unit: 'clock', count: 299 }],
  [300_000, 'mid', { unit: 'clock', count: 300 }],
  [600_000, 'late', { unit: 'clock', count: 600 }],
  [3_600_000, 'late', { unit: 'hours', count: 1 }],
  [180_000_000, 'late', { unit: 'days', count: 2 }],
] as const)('a wait of %i ms is %s', (wait, tone, parts) => {
  expect([waitTone(wait), waitParts(wait)]).toEqual([tone, parts])
})

test.each([
  ['I am a real person, promise.', 'real'],
  ['Let us meet for a coffee tomorrow.', 'meeting'],
  ['Write to me on WhatsApp: +31 6 1234 5678', 'contact'],
  ['Can you send me some money?', 'money'],
  ['Ich bin ein echter Mensch.', 'real'],
  ['What do you read at night?', null],
] as const)('F6 a reply: %s', (text, held) => {
  expect(checkReply(text)).toBe(held)
})

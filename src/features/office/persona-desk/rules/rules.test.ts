import { expect, test } from 'vitest'
import { decideClaim, waitParts, waitTone } from './claims.ts'
import { checkReply } from './check-reply.ts'

const now = new Date('2026-03-01T12:00:00Z')
const later = new Date('2026-03-01T12:00:01Z')

test.each([
  ['unclaimed', { heldBy: null, until: null, forLead: false }, 'agent', false, 'free'],
  ['their own', { heldBy: 1, until: later, forLead: false }, 'agent', false, 'free'],
  ['someone else’s', { heldBy: 2, until: later, forLead: false }, 'agent', false, 'persona_desk.claimed'],
  ['someone else’s, expired', { heldBy: 2, until: now, forLead: false }, 'agent', false, 'free'],
  ['an agent cannot take over', { heldBy: 2, until: later, forLead: false }, 'agent', true, 'persona_desk.claimed'],
  [
    'a lead takes over only on request',
    { heldBy: 2, until: later, forLead: false },
    'lead',
    false,
    'persona_desk.claimed',
  ],
  ['a lead takes over', { heldBy: 2, until: later, forLead: false }, 'lead', true, 'free'],
  ['reserved for a lead', { heldBy: null, until: null, forLead: true }, 'agent', false, 'persona_desk.for_lead'],
  ['reserved for a lead, claimed by a lead', { heldBy: null, until: null, forLead: true }, 'lead', false, 'free'],
] as const)('a claim: %s', (_, facts, role, takeOver, verdict) => {
  expect(decideClaim(facts, { staff: 1, role, takeOver }, now)).toBe(verdict)
})

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

import { expect, test } from 'vitest'
import {
  type ApprovalDecision,
  type ApprovalFacts,
  areSameTerms,
  decideApproval,
} from './decide-approval.ts'

const now = new Date('2026-03-04T12:00:00Z')
const facts: ApprovalFacts = {
  state: 'waiting',
  requestedBy: 1,
  expiresAt: new Date('2026-03-04T12:00:01Z'),
  unchanged: true,
}

test.each<[string, Partial<ApprovalFacts>, number, ApprovalDecision, string]>([
  ['another approves', {}, 2, 'approved', 'end'],
  ['another declines', {}, 2, 'declined', 'end'],
  ['the requester approves', {}, 1, 'approved', 'own'],
  ['the requester declines', {}, 1, 'declined', 'own'],
  ['the requester takes it back', {}, 1, 'taken_back', 'end'],
  ['another takes it back', {}, 2, 'taken_back', 'not_own'],
  ['another takes back what ended', { state: 'taken_back' }, 2, 'taken_back', 'not_own'],
  ['approval of other terms', { unchanged: false }, 2, 'approved', 'changed'],
  ['declining other terms', { unchanged: false }, 2, 'declined', 'end'],
  ['approval in the moment it expires', { expiresAt: now }, 2, 'approved', 'expired'],
  ['taking back in the moment it expires', { expiresAt: now }, 1, 'taken_back', 'expired'],
  ['the requester of an expired one', { expiresAt: now }, 1, 'approved', 'own'],
  ['approval of what the job expired', { state: 'expired' }, 2, 'approved', 'expired'],
  ['approval again', { state: 'approved', expiresAt: now }, 3, 'approved', 'repeated'],
  ['approval after declining', { state: 'declined' }, 2, 'approved', 'decided'],
  ['approval after taking back', { state: 'taken_back' }, 2, 'approved', 'decided'],
  ['approval of a superseded one', { state: 'superseded' }, 2, 'approved', 'decided'],
  ['taking back what is approved', { state: 'approved' }, 1, 'taken_back', 'decided'],
  ['taking back again', { state: 'taken_back' }, 1, 'taken_back', 'repeated'],
])('OPS-04 a request for a second person: %s', (_, change, by, to, verdict) => {
  expect(decideApproval({ ...facts, ...change }, { by, to, now })).toBe(verdict)
})

test('without a request there is nothing to decide', () => {
  expect(decideApproval(null, { by: 2, to: 'approved', now })).toBe('none')
})

test('terms are the same if every name has the same value', () => {
  expect(areSameTerms({ a: 1, b: null }, { b: null, a: 1 })).toBe(true)
  expect(areSameTerms({ a: 1 }, { a: 2 })).toBe(false)
  expect(areSameTerms({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(areSameTerms({ a: 1, b: 2 }, { a: 1 })).toBe(false)
})

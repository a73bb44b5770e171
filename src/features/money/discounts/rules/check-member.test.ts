import { describe, expect, test } from 'vitest'
import { createOfferTerms } from './code-terms.ts'
import { checkMember } from './check-member.ts'
import { after, bonus, newcomer, share, signedUpAt } from '../testing/code-facts.ts'

const day = 86_400_000

describe('members who may use a code', () => {
  const thirty = share(30)
  const later = after(60 * day)
  test.each([
    ['any member', thirty, newcomer, later, null],
    [
      'before its start it is not found',
      thirty,
      { ...newcomer, startsAt: after(61 * day) },
      later,
      'code_not_found',
    ],
    ['at the instant it starts', thirty, { ...newcomer, startsAt: later }, later, null],
    ['after its end', thirty, { ...newcomer, expiresAt: later }, later, 'code_expired'],
    ['used', thirty, { ...newcomer, used: true }, later, 'code_used'],
    [
      'a used one that has also expired is reported as used',
      thirty,
      { ...newcomer, used: true, expiresAt: signedUpAt },
      later,
      'code_used',
    ],
    ['members who have bought may use codes', thirty, { ...newcomer, paid: true }, later, null],
    [
      'members who have bought have no time bonus',
      bonus,
      { ...newcomer, paid: true },
      after(1),
      'code_not_first',
    ],
    ['during the cooldown', thirty, newcomer, after(day), 'code_too_soon'],
    ['a smaller one during the cooldown', share(24), newcomer, after(day), null],
    [
      'members who used the bonus have no cooldown',
      thirty,
      { ...newcomer, bonus: 'used' as const },
      after(day),
      null,
    ],
    [
      'without a bonus there is no cooldown',
      thirty,
      { ...newcomer, bonus: 'off' as const },
      after(day),
      null,
    ],
    [
      'the welcome code in the first week',
      createOfferTerms('welcome', 'WELCOME', 10),
      newcomer,
      after(7 * day - 1),
      null,
    ],
    [
      'the welcome code after the first week',
      createOfferTerms('welcome', 'WELCOME', 10),
      newcomer,
      after(7 * day),
      'code_expired',
    ],
  ])('%s', (_, terms, facts, now, reason) => {
    expect(checkMember(terms, facts, undefined, now)?.reason ?? null).toBe(reason)
  })
})

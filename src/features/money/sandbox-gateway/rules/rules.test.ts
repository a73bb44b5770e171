import type { SandboxScreen } from '#features/money/payments/index.ts'
import { describe, expect, test } from 'vitest'
import { banks, testEndings } from './bank-decisions.ts'
import { evaluateInput } from './evaluate-input.ts'
import type { BankInput } from './bank-input.ts'

const now = new Date('2026-11-22T12:00:00Z')
const evaluate = (shape: SandboxScreen, typed: BankInput, amountMinor = 2499) =>
  evaluateInput(typed, { shape, amountMinor, now })
/**
 * A test card by its last four digits, assembled from parts so that no such number appears in the
 * source.
 */
const card = (last: string, more: BankInput = {}) => ({
  number: ['4000', '0000', '0000', last].join(' '),
  expires: '12/34',
  security: '123',
  ...more,
})

describe('a card', () => {
  test.each([
    ['3220', { outcome: 'challenge' }],
    ['3055', { outcome: 'frictionless' }],
    ['0002', { outcome: 'fail', failure: 'declined' }],
    ['9995', { outcome: 'fail', failure: 'insufficient_funds' }],
    ['0069', { outcome: 'fail', failure: 'card_expired' }],
    ['0077', { outcome: 'pay' }],
  ])('that ends in %s has the outcome %j', (last, fate) => {
    expect(evaluate('card', card(last))).toEqual({ fate })
  })

  test('made of fours and twos succeeds, with or without spaces and dashes', () => {
    for (const number of [
      ['4242', '4242', '4242', '4242'].join(''),
      ['4242', '4242', '4242', '4242'].join('-'),
    ])
      expect(evaluate('card', card('', { number }))).toEqual({ fate: { outcome: 'pay' } })
  })

  test.each([
    [{ number: '' }, { number: 'number_wrong' }],
    [{ number: '4000 0000' }, { number: 'number_wrong' }],
    [{ number: `5${'1'.repeat(15)}` }, { number: 'not_a_test' }],
    [{ expires: '13/34' }, { expires: 'expires_wrong' }],
    [{ expires: '' }, { expires: 'expires_wrong' }],
    [{ expires: '10/26' }, { expires: 'expired' }],
    [{ security: '12' }, { security: 'security_wrong' }],
    [
      { number: 'x', expires: 'x', security: 'x' },
      { number: 'number_wrong', expires: 'expires_wrong', security: 'security_wrong' },
    ],
  ])('with %j is refused with %j', (wrong, faults) => {
    expect(evaluate('card', card('0077', wrong as BankInput))).toEqual({ faults })
  })

  test('is valid to the end of its month', () => {
    expect(evaluate('card', card('0077', { expires: '11/26' }))).toEqual({
      fate: { outcome: 'pay' },
    })
    expect(evaluate('card', card('0077', { expires: '1126' }))).toEqual({
      fate: { outcome: 'pay' },
    })
  })
})

test.each([
  ['bank', { bank: 'harbour' }, { fate: { outcome: 'pay' } }],
  ['bank', { bank: 'lantern' }, { fate: { outcome: 'later' } }],
  ['bank', { bank: 'meadow' }, { fate: { outcome: 'fail', failure: 'insufficient_funds' } }],
  ['bank', {}, { faults: { bank: 'bank_missing' } }],
  ['bank', { bank: 'toString' }, { faults: { bank: 'bank_missing' } }],
  ['code', { code: '123 456' }, { fate: { outcome: 'pay' } }],
  ['code', { code: '120002' }, { fate: { outcome: 'fail', failure: 'declined' } }],
  ['code', { code: '12345' }, { faults: { code: 'code_wrong' } }],
  ['voucher', { voucher: '1234 5678 9012 3456' }, { fate: { outcome: 'pay' } }],
  [
    'voucher',
    { voucher: '1234 5678 9012 9995' },
    { fate: { outcome: 'fail', failure: 'insufficient_funds' } },
  ],
  ['voucher', { voucher: '1234' }, { faults: { voucher: 'voucher_wrong' } }],
  ['transfer', {}, { fate: { outcome: 'later' } }],
  ['wallet', {}, { fate: { outcome: 'pay' } }],
  ['plain', {}, { fate: { outcome: 'pay' } }],
] as const)('%s with %j results in %j', (shape, typed, expected) => {
  expect(evaluate(shape, typed)).toEqual(expected)
})

test.each(['card', 'bank', 'code', 'voucher', 'wallet'] as const)(
  'an amount ending in .13 is paid late by %s',
  (shape) => {
    const typed = { ...card('0077'), bank: 'harbour', code: '123456', voucher: '1234567890123456' }
    expect(evaluate(shape, typed, 2413)).toEqual({ fate: { outcome: 'later' } })
    expect(evaluate(shape, typed, 1300)).toEqual({ fate: { outcome: 'pay' } })
  },
)

test('a failure is independent of the amount', () => {
  expect(evaluate('card', card('0002'), 2413)).toEqual({
    fate: { outcome: 'fail', failure: 'declined' },
  })
  expect(Object.keys(banks)).toHaveLength(3)
  expect(testEndings).toContain('4242')
})

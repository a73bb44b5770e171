import { expect, test } from 'vitest'
import { type AttemptFacts, compareOrder, type OrderFacts } from './compare-order.ts'
import { sumAccounts } from './sum-accounts.ts'
import { getWebhookState } from './webhook-state.ts'

const theirs = {
  state: 'paid',
  amountMinor: 2499,
  currency: 'EUR',
  refundedMinor: 0,
  disputedMinor: 0,
} as const
const attempt: AttemptFacts = {
  gateway: 'sandbox',
  ref: 'pay_1',
  state: 'paid',
  counted_as: 'price',
  refunded_minor: 0,
  reported_minor: 0,
  claimed_minor: 0,
  lost_minor: 0,
  theirs,
}
const sale = { gross_minor: 2499, currency: 'EUR', refunded_minor: 0, claimed_minor: 0 }
const lot = { granted: 60, remaining: 60 }
const order = {
  status: 'completed',
  price_minor: 2499,
  currency: 'EUR',
  credits: 60,
  lot,
  sale,
} as const
const waiting = { status: 'created', lot: null, sale: null } as const
const unpaid = { state: 'open', counted_as: null } as const

test.each<[string, Partial<OrderFacts>, Partial<AttemptFacts>, string[]]>([
  ['paid everywhere', {}, {}, []],
  ['waiting everywhere', waiting, { ...unpaid, theirs: { ...theirs, state: 'open' } }, []],
  ['the provider could not be reached', {}, { theirs: undefined }, []],
  [
    'a provider with an older state',
    { ...waiting, status: 'expired' },
    { ...unpaid, theirs: { ...theirs, state: 'open' } },
    [],
  ],
  ['unknown to the provider', {}, { theirs: null }, ['missing_at_psp payment']],
  ['another amount', {}, { theirs: { ...theirs, amountMinor: 2498 } }, ['amount_diff payment']],
  ['another currency', {}, { theirs: { ...theirs, currency: 'CHF' } }, ['amount_diff payment']],
  ['paid there, waiting here', waiting, unpaid, ['status_diff payment']],
  [
    'failed there, paid here',
    {},
    { theirs: { ...theirs, state: 'failed' } },
    ['status_diff payment'],
  ],
  [
    'processing there, waiting here',
    waiting,
    { ...unpaid, theirs: { ...theirs, state: 'processing' } },
    ['status_diff payment'],
  ],
  [
    'refunded there only',
    {},
    { theirs: { ...theirs, refundedMinor: 100 } },
    ['amount_diff refunds'],
  ],
  [
    'disputed there only',
    {},
    { theirs: { ...theirs, disputedMinor: 2499 } },
    ['amount_diff disputes'],
  ],
  ['completed without a payment', {}, { counted_as: 'surplus' }, ['status_diff order']],
  ['no credits', { lot: null }, {}, ['grant_diff grant']],
  ['one credit too many', { lot: { granted: 61, remaining: 61 } }, {}, ['grant_diff grant']],
  [
    'credits granted before the payment',
    { ...waiting, lot },
    { ...unpaid, theirs: { ...theirs, state: 'open' } },
    ['grant_diff grant'],
  ],
  [
    'fully refunded with credits left',
    { sale: { ...sale, refunded_minor: 2499 } },
    { refunded_minor: 2499, reported_minor: 2499, theirs: { ...theirs, refundedMinor: 2499 } },
    ['grant_diff left'],
  ],
  ['not booked', { sale: null }, {}, ['money_diff sale']],
  ['booked with another amount', { sale: { ...sale, gross_minor: 2500 } }, {}, ['money_diff sale']],
  [
    'a refund booked that did not happen',
    { sale: { ...sale, refunded_minor: 5 } },
    {},
    ['money_diff sale_refunds'],
  ],
  [
    'a dispute booked that did not happen',
    { sale: { ...sale, claimed_minor: 5 } },
    {},
    ['money_diff sale_disputes'],
  ],
])('CRED-12 %s', (_, facts, part, kinds) => {
  const differences = compareOrder({ ...order, ...facts, attempts: [{ ...attempt, ...part }] })
  expect(differences.map(({ kind, about }) => `${kind} ${about}`)).toEqual(kinds)
})

test.each([
  ['applied', 0, 'done'],
  ['unchanged', 100, 'done'],
  ['quarantined', 0, 'unknown'],
  ['mismatch', 0, 'failed'],
  [null, 23, 'waiting'],
  [null, 25, 'failed'],
] as const)('a webhook with the outcome %s after %d hours is %s', (outcome, hours, state) => {
  const now = new Date('2026-06-02T10:00:00Z')
  expect(
    getWebhookState({ outcome, received_at: new Date(now.getTime() - hours * 3_600_000) }, now),
  ).toBe(state)
})

test('accounts are summed by kind, and never across currencies', () => {
  const account = (code: string, currency: string, balance_minor: number) => ({
    code,
    currency,
    balance_minor,
  })
  const some = [
    account('vat:NL', 'EUR', -5),
    account('vat:DE', 'EUR', -7),
    account('vat:PL', 'PLN', -9),
  ]
  expect(sumAccounts(some)).toEqual([
    { code: 'vat', currency: 'EUR', minor: -12 },
    { code: 'vat', currency: 'PLN', minor: -9 },
  ])
})

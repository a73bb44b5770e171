import { expect, test } from 'vitest'
import { brandName } from './brand-name.ts'
import { cardOffers, hasFailed } from './card-offers.ts'
import { cardState, isUsable } from './card-state.ts'
import { checkRepeat } from './check-repeat.ts'
import { parseCard } from './parse-card.ts'
import { nextDeletionAttempt } from './next-deletion-attempt.ts'

const at = (instant: string) => new Date(instant)

test.each([
  ['2034-12', '2026-11-22T12:00:00Z', 'good'],
  ['2027-01', '2026-11-22T12:00:00Z', 'good'],
  ['2026-12', '2026-11-01T00:00:00Z', 'ends_soon'],
  ['2026-11', '2026-11-30T23:59:59Z', 'ends_soon'],
  // In time zones west of UTC the month is not over yet.
  ['2026-11', '2026-12-01T11:59:59Z', 'ends_soon'],
  ['2026-11', '2026-12-01T12:00:00Z', 'expired'],
  ['2026-12', '2027-01-01T12:00:00Z', 'expired'],
  ['2020-01', '2026-11-22T12:00:00Z', 'expired'],
])('CRED-06 a card valid until %s is, at %s, %s', (expires, now, state) => {
  expect(cardState({ expires, refused: false }, at(now))).toBe(state)
  expect(cardState({ expires, refused: true }, at(now))).toBe('refused')
})

test('a card is usable until it expires', () => {
  expect((['good', 'ends_soon', 'expired', 'refused'] as const).filter(isUsable)).toEqual([
    'good',
    'ends_soon',
  ])
})

const card = { token: 'cus_1:pm_1', brand: 'visa', last4: '4242', expires: '2034-12' }
test.each([
  [
    'a brand in another provider’s spelling',
    { brand: ' American Express ' },
    { ...card, brand: 'american express' },
  ],
  ['five digits instead of four', { last4: '14242' }, null],
  ['no digits', { last4: '····' }, null],
  ['a thirteenth month', { expires: '2034-13' }, null],
  ['a month in another format', { expires: '12/34' }, null],
  ['no token of the provider', { token: '' }, null],
  ['a card number as the token', { token: '4'.repeat(16) }, null],
  ['a number as the brand', { brand: '424242' }, null],
  ['markup as the brand', { brand: '<b>visa</b>' }, null],
])('%s', (_, reported, expected) => {
  expect(parseCard({ ...card, ...reported })).toEqual(expected)
})

test('brands have their official names, and inherited object properties are not brands', () => {
  expect(['visa', 'amex', 'cartes_bancaires', 'constructor', 'elo'].map(brandName)).toEqual([
    'Visa',
    'American Express',
    'Carte Bancaire',
    null,
    null,
  ])
})

test.each([
  [true, null, null],
  [false, null, 'saved_cards.newer_order'],
  [true, '2026-11-22T11:59:00Z', 'saved_cards.order_pending'],
  [true, '2026-11-22T11:45:01Z', 'saved_cards.order_pending'],
  [false, '2026-11-22T11:45:01Z', 'saved_cards.order_pending'],
  [true, '2026-11-22T11:45:00Z', null],
])(
  'CRED-06 repeating the last order (%s) while another has been waiting since %s: %s',
  (isLatest, since, no) => {
    const openSince = since === null ? null : at(since)
    expect(checkRepeat({ isLatest, openSince }, at('2026-11-22T12:00:00Z'))).toBe(no)
  },
)

const ways = [
  { key: 'creditcard', least_minor: 50 },
  { key: 'paypal', least_minor: 100 },
]
const good = [{ state: 'good' as const }]
test.each([
  ['all three', { cards: good, repeatable: true, methods: ways }, ['again', 'new_card', 'paypal']],
  ['no saved card left', { cards: [], repeatable: true, methods: ways }, ['new_card', 'paypal']],
  [
    'the saved card was refused',
    { cards: [{ state: 'refused' as const }], repeatable: true, methods: ways },
    ['new_card', 'paypal'],
  ],
  [
    'the package has changed',
    { cards: good, repeatable: false, methods: ways },
    ['new_card', 'paypal'],
  ],
  [
    'PayPal is not available',
    { cards: good, repeatable: true, methods: ways.slice(0, 1) },
    ['again', 'new_card'],
  ],
  [
    'an amount too small for PayPal',
    { cards: good, repeatable: true, methods: ways, priceMinor: 99 },
    ['again', 'new_card'],
  ],
  ['no payment methods', { cards: [], repeatable: true, methods: [] }, []],
])('CRED-06 offers after a failed card payment: %s', (_, facts, offers) => {
  expect(cardOffers({ priceMinor: 999, ...facts })).toEqual(offers)
})

test('an order has failed when it is over and not paid', () => {
  const statuses = ['created', 'pending', 'failed', 'cancelled', 'expired', 'completed'] as const
  expect(statuses.filter(hasFailed)).toEqual(['failed', 'cancelled', 'expired'])
})

test('a provider is called again at growing intervals of at most a day', () => {
  const now = at('2026-11-22T12:00:00Z')
  const minutes = [0, 1, 2, 5, 6, 100].map(
    (tries) => (nextDeletionAttempt(tries, now).getTime() - now.getTime()) / 60_000,
  )
  expect(minutes).toEqual([1, 4, 16, 1024, 1440, 1440])
})

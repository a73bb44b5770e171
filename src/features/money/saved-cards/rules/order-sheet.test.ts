import { expect, test } from 'vitest'
import { decideSheetPayment, listSheetItems, type SheetFacts } from './order-sheet.ts'

const packages = ['p0', 'p1', 'p2', 'p3'].map((id) => ({ id }))
const exact = { id: 'exact' }

test.each([
  ['someone’s own second package', 'p1', exact, ['p0', 'p1', 'p2', 'exact']],
  ['someone’s own largest package', 'p3', exact, ['p0', 'p1', 'p3', 'exact']],
  ['a last order of single credits', 'exact', exact, ['p0', 'p1', 'p2', 'exact']],
  ['a first order', null, exact, ['p0', 'p1', 'p2', 'exact']],
  ['a site without single credits', 'p1', undefined, ['p0', 'p1', 'p2', 'p3']],
  ['a package that is no longer sold', 'p9', exact, ['p0', 'p1', 'p2', 'exact']],
])(
  'CHAT-03 the sheet for %s shows the smallest packages and the last one bought',
  (_, last, one, ids) => {
    expect(listSheetItems(packages, last, one).map(({ id }) => id)).toEqual(ids)
  },
)

const visa = { id: 'visa', method: 'creditcard', state: 'good' as const }
const amex = { id: 'amex', method: 'creditcard', state: 'ends_soon' as const }
const usual: SheetFacts<object> = {
  item: { id: 'p1', priceMinor: 2499 },
  country: 'NL',
  method: { key: 'creditcard', least_minor: 100 },
  repeat: { bundle: 'p1', country: 'NL', card: null },
  cards: [visa, amex],
}
const card = (paying: object, cards: readonly object[] = [visa, amex]) => ({
  kind: 'saved_card',
  card: paying,
  cards,
})

test.each<[string, Partial<SheetFacts<object>>, object]>([
  ['the same package by card', {}, card(visa)],
  ['the card of the last order', { repeat: { ...usual.repeat!, card: 'amex' } }, card(amex)],
  ['another card that was chosen', { chosenCard: 'amex' }, card(amex)],
  [
    'a chosen card that expired',
    { chosenCard: 'amex', cards: [visa, { ...amex, state: 'expired' }] },
    card(visa, [visa]),
  ],
  ['a removed card', { repeat: { ...usual.repeat!, card: 'gone' } }, card(visa)],
  ['an expired card', { cards: [{ ...visa, state: 'expired' }, amex] }, card(amex, [amex])],
  ['a card its provider refused', { cards: [{ ...visa, state: 'refused' }] }, { kind: 'page' }],
  ['no saved card', { cards: [] }, { kind: 'page' }],
  ['a card of another method', { cards: [{ ...visa, method: 'paypal' }] }, { kind: 'page' }],
  ['another package', { item: { id: 'p0', priceMinor: 999 } }, { kind: 'page' }],
  ['single credits', { item: { id: 'exact', priceMinor: 110 } }, { kind: 'page' }],
  ['nothing chosen', { item: null }, { kind: 'page' }],
  ['another country', { country: 'DE' }, { kind: 'page' }],
  ['nothing to repeat', { repeat: null }, { kind: 'page' }],
  [
    'iDEAL, although a card is saved',
    { method: { key: 'ideal', least_minor: 1 } },
    { kind: 'page' },
  ],
  ['direct debit', { method: { key: 'sdd', least_minor: 1 } }, { kind: 'debit_form' }],
  ['a method that is stopped', { method: null }, { kind: 'none', why: 'not_offered' }],
  [
    'a price below the minimum',
    { method: { key: 'creditcard', least_minor: 2500 } },
    { kind: 'none', why: 'below_minimum' },
  ],
])('CRED-06 an order from the sheet, %s', (_, facts, payment) => {
  expect(decideSheetPayment({ ...usual, ...facts })).toEqual(payment)
})

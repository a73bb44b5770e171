import { expect, test } from 'vitest'
import { estimatePrice } from './estimate-price.ts'
import { oldestShownSeq } from './oldest-shown-seq.ts'
import { visibleMarks } from './visible-marks.ts'

const euros = (costs: number) => ({ costs, currency: 'EUR' })
const paid = { minor: 999, credits: 20 }

test.each([
  [
    'the price paid last',
    2,
    paid,
    { costs: euros(60), minimum: null },
    { minor: 100, currency: 'EUR' },
  ],
  [
    'the operator’s minimum, if that is higher',
    2,
    paid,
    { costs: euros(120), minimum: euros(120) },
    { minor: 120, currency: 'EUR' },
  ],
  [
    'the price paid, if that is higher',
    2,
    paid,
    { costs: euros(75), minimum: euros(75) },
    { minor: 100, currency: 'EUR' },
  ],
  [
    'the price paid, if the minimum is in another currency',
    2,
    paid,
    { costs: { costs: 700, currency: 'CZK' }, minimum: { costs: 700, currency: 'CZK' } },
    { minor: 100, currency: 'EUR' },
  ],
  [
    'the site’s figure before the first purchase',
    2,
    null,
    { costs: euros(60), minimum: null },
    { minor: 60, currency: 'EUR' },
  ],
  ['not shown if nothing is known', 2, null, { costs: null, minimum: null }, null],
  ['not shown if the message is free', 0, paid, { costs: null, minimum: null }, null],
])('the price in money is %s', (_, price, rate, siteCosts, note) => {
  expect(estimatePrice(price, rate, siteCosts, 'EUR')).toEqual(note)
})

test.each([
  [0, 2000, 1],
  [2000, 2000, 1],
  [2001, 2000, 2],
  [5, 1, 5],
])('with %i messages and a limit of %i, the first one shown is %i', (last, limit, first) => {
  expect(oldestShownSeq(last, limit)).toBe(first)
})

test.each([
  ['visible', { delivered: 5, read: 4 }, false, 3, { delivered: 5, read: 4 }],
  ['invisible, never answered', { delivered: 5, read: 4 }, true, 0, { delivered: 0, read: 0 }],
  ['invisible, answered', { delivered: 5, read: 4 }, true, 3, { delivered: 3, read: 3 }],
  ['invisible, before reading', { delivered: 1, read: 0 }, true, 3, { delivered: 3, read: 3 }],
] as const)('%s: what a partner sees', (_, marks, invisible, answered, seen) => {
  expect(visibleMarks(marks, { invisible, answered })).toEqual(seen)
})

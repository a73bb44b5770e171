import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getMollieMethod, getStripeMethod, methodKeys, methods } from '../methods.ts'
import { mollieRefundStates, mollieStates } from './mollie-codes.ts'
import {
  fromStripeAmount,
  stripeDisputeState,
  stripeState,
  toStripeAmount,
} from './stripe-codes.ts'

describe('amounts at Stripe', () => {
  test('zero is zero, even in currencies that Stripe counts in hundredths', () => {
    expect([
      fromStripeAmount(0, 'ISK'),
      fromStripeAmount(1500, 'ISK'),
      fromStripeAmount(1550, 'ISK'),
    ]).toEqual([0, 15, null])
  })

  test('converting an amount to Stripe’s unit and back is lossless in every currency in which packages are sold', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.constantFrom('EUR', 'GBP', 'USD', 'CHF', 'PLN', 'JPY', 'ISK', 'KWD'),
        (minor, currency) => {
          expect(fromStripeAmount(toStripeAmount(minor, currency), currency)).toBe(minor)
        },
      ),
    )
  })

  test('Stripe counts most currencies in minor units, and the Icelandic króna in hundredths, which it does not have', () => {
    expect([
      toStripeAmount(2499, 'EUR'),
      toStripeAmount(500, 'JPY'),
      toStripeAmount(500, 'ISK'),
    ]).toEqual([2499, 500, 50_000])
    expect([fromStripeAmount(50_000, 'ISK'), fromStripeAmount(50_050, 'ISK')]).toEqual([500, null])
  })
})

describe('methods', () => {
  test('CRED-12 discontinued methods have no name at Mollie or Stripe', () => {
    const dead = methodKeys.filter((key) => methods[key].status !== 'active')
    expect(dead).toEqual(['giropay', 'maestro', 'sofort'])
    for (const key of dead)
      expect([getMollieMethod(key), getStripeMethod(key)]).toEqual([null, null])
  })

  const names = {
    ideal: ['ideal', 'ideal'],
    bancontact: ['bancontact', 'bancontact'],
    blik: ['blik', 'blik'],
    prezelewy24: ['przelewy24', 'p24'],
    eps: ['eps', 'eps'],
    sdd: ['directdebit', 'sepa_debit'],
    sct: ['banktransfer', null],
    applepay: ['applepay', 'card'],
    paypal: ['paypal', 'paypal'],
    paysafecard: ['paysafecard', null],
    wero: [null, null],
    creditcard: ['creditcard', 'card'],
    visa: ['creditcard', 'card'],
    mastercard: ['creditcard', 'card'],
    nexi: ['creditcard', 'card'],
    cartebancaire: ['creditcard', 'card'],
  }
  test.each(methodKeys.filter((key) => methods[key].status === 'active'))(
    'the names of %s at Mollie and Stripe',
    (key) => {
      expect([getMollieMethod(key), getStripeMethod(key)]).toEqual(
        new Map(Object.entries(names)).get(key),
      )
    },
  )
})

describe('states', () => {
  test('at Mollie, a payment', () => {
    expect(mollieStates).toEqual({
      open: 'open',
      pending: 'processing',
      authorized: 'processing',
      paid: 'paid',
      canceled: 'cancelled',
      expired: 'expired',
      failed: 'failed',
    })
    expect(mollieRefundStates).toEqual({
      queued: 'pending',
      pending: 'pending',
      processing: 'pending',
      refunded: 'paid',
      failed: 'failed',
      canceled: 'failed',
    })
  })

  test.each([
    // The session status, its payment status, the status of the payment intent, and the result.
    ['open', 'unpaid', null, 'open'],
    ['open', 'unpaid', 'requires_payment_method', 'open'],
    ['open', 'unpaid', 'requires_action', 'action_required'],
    ['open', 'unpaid', 'requires_confirmation', 'action_required'],
    ['open', 'unpaid', 'processing', 'processing'],
    ['open', 'unpaid', 'canceled', 'cancelled'],
    ['complete', 'unpaid', 'processing', 'processing'],
    ['complete', 'unpaid', 'requires_action', 'processing'],
    ['complete', 'unpaid', 'requires_capture', 'processing'],
    ['complete', 'unpaid', null, 'processing'],
    ['complete', 'unpaid', 'requires_payment_method', 'failed'],
    ['complete', 'unpaid', 'canceled', 'cancelled'],
    ['complete', 'paid', 'succeeded', 'paid'],
    ['complete', 'paid', null, 'paid'],
    ['expired', 'unpaid', null, 'expired'],
    ['expired', 'unpaid', 'requires_payment_method', 'expired'],
    ['expired', 'unpaid', 'canceled', 'expired'],
    ['expired', 'paid', 'succeeded', 'paid'],
    ['open', 'unpaid', 'a_new_word', null],
    ['complete', 'unpaid', 'a_new_word', null],
    ['a_new_word', 'unpaid', null, null],
    [null, 'unpaid', null, null],
  ] as const)(
    'a session that is %s and %s with the intent %s: %s',
    (status, paymentStatus, intent, state) => {
      expect(stripeState({ session: { status, paymentStatus }, intent })).toBe(state)
    },
  )

  test.each([
    ['succeeded', 'paid'],
    ['processing', 'processing'],
    ['requires_action', 'action_required'],
    ['requires_payment_method', 'failed'],
    ['canceled', 'cancelled'],
    ['a_new_word', null],
    [null, null],
  ] as const)('a payment by a stored card that is %s: %s', (intent, state) => {
    expect(stripeState({ session: null, intent })).toBe(state)
  })

  test.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['warning_needs_response', 'open'],
    ['appeal_under_review', 'open'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['lost', 'lost'],
  ] as const)('a dispute that is %s: %s', (status, state) => {
    expect(stripeDisputeState(status)).toBe(state)
  })
})

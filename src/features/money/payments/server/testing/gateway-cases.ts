import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { methods } from '../../rules/methods.ts'
import type { ProviderState } from '../../rules/order-status.ts'
import {
  GatewayUnreachable,
  type PaymentGateway,
  type ProviderPaymentRequest,
} from '../gateways/gateway.ts'
import type { FakeOutcome } from './fake-books.ts'

/** The parts that the cases need from an adapter and the provider behind it, real or fake. */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway
  /** The same adapter with an unreachable provider. */
  readonly unreachable: PaymentGateway
  /** The same adapter with a key that the provider does not accept. */
  readonly stranger: PaymentGateway
  /** Simulates a payer, bank or timer. */
  act(providerId: string, outcome: FakeOutcome): Promise<void>
  /** States that the provider reports instead because it has none for an outcome. */
  readonly otherwise?: Partial<Record<FakeOutcome, ProviderState>>
  /** A well-formed id that does not exist at the provider. */
  readonly unknown: string
}

/** A request for a payment; iDEAL of 24.99 by default. */
export function paymentRequest(more: Partial<ProviderPaymentRequest> = {}): ProviderPaymentRequest {
  return {
    attempt: randomUUID(),
    amountMinor: 2499,
    currency: 'EUR',
    method: 'ideal',
    country: 'NL',
    locale: 'nl',
    description: '60 credits, Minuet',
    returnPath: '/transactions/x',
    siteUrl: 'https://dates.test',
    ...more,
  }
}

/** Cases for every payment adapter. */
export function gatewayCases(name: string, setUp: () => GatewayUnderTest): void {
  describe(`${name} as a gateway`, () => {
    test('creates an open payment and reports its amount and attempt', async () => {
      const { gateway } = setUp()
      const request = paymentRequest()
      const { providerId, redirectUrl } = await gateway.createPayment(request)
      expect(redirectUrl).toMatch(/^(https:\/\/|\/)/)
      expect(providerId.length).toBeLessThanOrEqual(100)
      expect(await gateway.fetchPayment(providerId)).toEqual({
        providerId,
        state: 'open',
        amountMinor: 2499,
        currency: 'EUR',
        attempt: request.attempt,
        refundedMinor: 0,
        disputedMinor: 0,
        dispute: null,
        storedCard: null,
      })
    })

    test('creates one payment per attempt, however often and concurrently it is called', async () => {
      const { gateway } = setUp()
      const asked = paymentRequest()
      const payments = await Promise.all(
        Array.from({ length: 10 }, () => gateway.createPayment(asked)),
      )
      expect(new Set(payments.map(({ providerId }) => providerId)).size).toBe(1)
      expect(new Set(payments.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
      expect((await gateway.createPayment(paymentRequest())).providerId).not.toBe(
        payments[0]?.providerId,
      )
    })

    test.each([
      [1, 'EUR'],
      [999, 'EUR'],
      [1999, 'EUR'],
      [5_000_007, 'PLN'],
      [29, 'CHF'],
      [500, 'JPY'],
      [1500, 'ISK'],
    ])('a payment of %d in %s has exactly that amount', async (amountMinor, currency) => {
      const { gateway } = setUp()
      const { providerId } = await gateway.createPayment(
        paymentRequest({ amountMinor, currency, method: 'creditcard' }),
      )
      expect(await gateway.fetchPayment(providerId)).toMatchObject({ amountMinor, currency })
    })

    test('creates a payment with every method it accepts, in every language', async () => {
      const { gateway } = setUp()
      for (const method of gateway.methods)
        expect((await gateway.createPayment(paymentRequest({ method }))).redirectUrl).not.toBe('')
      for (const locale of ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl'] as const)
        expect((await gateway.createPayment(paymentRequest({ locale }))).redirectUrl).not.toBe('')
    })

    test.each([
      ['pay', 'paid'],
      ['later', 'processing'],
      ['challenge', 'action_required'],
      ['fail', 'failed'],
      ['cancel', 'cancelled'],
      ['expire', 'expired'],
    ] as const)('after %s the payment is %s', async (outcome, state) => {
      const { gateway, act, otherwise } = setUp()
      const { providerId } = await gateway.createPayment(paymentRequest())
      await act(providerId, outcome)
      expect((await gateway.fetchPayment(providerId))?.state).toBe(otherwise?.[outcome] ?? state)
    })

    test.each([
      [['later', 'settle'], 'paid'],
      [['later', 'fail'], 'failed'],
      [['challenge', 'pay'], 'paid'],
      [['challenge', 'fail'], 'failed'],
      [['challenge', 'cancel'], 'cancelled'],
    ] as const)('after %j the payment is %s', async (steps, state) => {
      const { gateway, act } = setUp()
      // With a direct debit the bank can still refuse after the payer has finished.
      const { providerId } = await gateway.createPayment(paymentRequest({ method: 'sdd' }))
      for (const step of steps) await act(providerId, step)
      expect(await gateway.fetchPayment(providerId)).toMatchObject({
        state,
        amountMinor: 2499,
        currency: 'EUR',
      })
    })

    test('repeating a request after payment returns the paid payment', async () => {
      const { gateway, act } = setUp()
      const asked = paymentRequest()
      const { providerId } = await gateway.createPayment(asked)
      await act(providerId, 'pay')
      expect((await gateway.createPayment(asked)).providerId).toBe(providerId)
    })

    test('cancels an open payment permanently, and leaves a paid or unknown one unchanged', async () => {
      const { gateway, act, unknown } = setUp()
      if (gateway.cancelPayment === undefined) return
      const [waits, paid] = [
        await gateway.createPayment(paymentRequest()),
        await gateway.createPayment(paymentRequest()),
      ]
      await act(paid.providerId, 'pay')
      for (const { providerId } of [waits, paid, waits]) await gateway.cancelPayment(providerId)
      await gateway.cancelPayment(unknown)
      expect((await gateway.fetchPayment(waits.providerId))?.state).toMatch(/^(cancelled|expired)$/)
      expect((await gateway.fetchPayment(paid.providerId))?.state).toBe('paid')
    })

    test('does not report a payment it did not create', async () => {
      const { gateway, unknown } = setUp()
      for (const name of [
        unknown,
        'pay_unknown',
        '../../../as',
        '',
        ' ',
        'x'.repeat(300),
        'ä',
        "' or 1=1",
        '%2e%2e',
      ])
        expect(await gateway.fetchPayment(name)).toBeNull()
    })

    test('throws when its provider does not respond or does not know its key', async () => {
      const { gateway, unreachable, stranger } = setUp()
      const { providerId } = await gateway.createPayment(paymentRequest())
      for (const one of [unreachable, stranger]) {
        await expect(one.createPayment(paymentRequest())).rejects.toThrow(GatewayUnreachable)
        await expect(one.fetchPayment(providerId)).rejects.toThrow(GatewayUnreachable)
      }
    })

    test('does not accept discontinued methods', () => {
      const { gateway } = setUp()
      expect(gateway.methods.filter((key) => methods[key].status !== 'active')).toEqual([])
      expect(new Set(gateway.methods).size).toBe(gateway.methods.length)
      expect(gateway.methods.length).toBeGreaterThan(0)
    })

    test('has a name that is valid in a URL', () => {
      expect(setUp().gateway.id).toMatch(/^[a-z0-9-]{1,30}$/)
    })
  })
}

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { methods } from '../../rules/methods.ts'
import type { ProviderState } from '../../rules/order-status.ts'
import { GatewayUnreachable, type PaymentGateway, type PaymentWish } from '../gateway.ts'
import type { FakeOutcome } from './fake-books.ts'

/** What the cases need of an adapter and of the provider behind it, real or played. */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway
  /** The same adapter where nobody answers. */
  readonly unreachable: PaymentGateway
  /** The same adapter with a key the provider does not know. */
  readonly stranger: PaymentGateway
  /** What a payer, a bank or time does. */
  act(providerId: string, outcome: FakeOutcome): Promise<void>
  /** Where the provider has no word of its own for how a payment stands after that. */
  readonly otherwise?: Partial<Record<FakeOutcome, ProviderState>>
  /** A name that looks like one of the provider's and is none. */
  readonly unknown: string
}

/** A payment to be made, iDEAL of 24.99 unless said otherwise. */
export function paymentWish(more: Partial<PaymentWish> = {}): PaymentWish {
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

/** What every payment adapter must do, whoever its provider is. */
export function gatewayCases(name: string, setUp: () => GatewayUnderTest): void {
  describe(`${name} as a gateway`, () => {
    test('makes a payment that is open, and tells its sum and whose it is', async () => {
      const { gateway } = setUp()
      const asked = paymentWish()
      const { providerId, redirectUrl } = await gateway.createPayment(asked)
      expect(redirectUrl).toMatch(/^(https:\/\/|\/)/)
      expect(providerId.length).toBeLessThanOrEqual(100)
      expect(await gateway.fetchPayment(providerId)).toEqual({
        providerId,
        state: 'open',
        amountMinor: 2499,
        currency: 'EUR',
        attempt: asked.attempt,
        refundedMinor: 0,
        disputedMinor: 0,
        dispute: null,
        storedCard: null,
      })
    })

    test('makes one payment for one attempt, however often and at once it is asked', async () => {
      const { gateway } = setUp()
      const asked = paymentWish()
      const made = await Promise.all(Array.from({ length: 10 }, () => gateway.createPayment(asked)))
      expect(new Set(made.map(({ providerId }) => providerId)).size).toBe(1)
      expect(new Set(made.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
      expect((await gateway.createPayment(paymentWish())).providerId).not.toBe(made[0]?.providerId)
    })

    test.each([
      [1, 'EUR'],
      [999, 'EUR'],
      [1999, 'EUR'],
      [5_000_007, 'PLN'],
      [29, 'CHF'],
      [500, 'JPY'],
      [1500, 'ISK'],
    ])('a payment of %d in %s is one of exactly that', async (amountMinor, currency) => {
      const { gateway } = setUp()
      const { providerId } = await gateway.createPayment(paymentWish({ amountMinor, currency, method: 'creditcard' }))
      expect(await gateway.fetchPayment(providerId)).toMatchObject({ amountMinor, currency })
    })

    test('makes a payment by every method it says it takes, in every language', async () => {
      const { gateway } = setUp()
      for (const method of gateway.methods)
        expect((await gateway.createPayment(paymentWish({ method }))).redirectUrl).not.toBe('')
      for (const locale of ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl'] as const)
        expect((await gateway.createPayment(paymentWish({ locale }))).redirectUrl).not.toBe('')
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
      const { providerId } = await gateway.createPayment(paymentWish())
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
      // A direct debit is the one that a bank can still refuse once its payer has done their part.
      const { providerId } = await gateway.createPayment(paymentWish({ method: 'sdd' }))
      for (const step of steps) await act(providerId, step)
      expect(await gateway.fetchPayment(providerId)).toMatchObject({ state, amountMinor: 2499, currency: 'EUR' })
    })

    test('a payment made again after it was paid is the one that was paid', async () => {
      const { gateway, act } = setUp()
      const asked = paymentWish()
      const { providerId } = await gateway.createPayment(asked)
      await act(providerId, 'pay')
      expect((await gateway.createPayment(asked)).providerId).toBe(providerId)
    })

    test('closes a payment that waits, once and for all, and leaves one that is paid or unknown as it is', async () => {
      const { gateway, act, unknown } = setUp()
      if (gateway.cancelPayment === undefined) return
      const [waits, paid] = [await gateway.createPayment(paymentWish()), await gateway.createPayment(paymentWish())]
      await act(paid.providerId, 'pay')
      for (const { providerId } of [waits, paid, waits]) await gateway.cancelPayment(providerId)
      await gateway.cancelPayment(unknown)
      expect((await gateway.fetchPayment(waits.providerId))?.state).toMatch(/^(cancelled|expired)$/)
      expect((await gateway.fetchPayment(paid.providerId))?.state).toBe('paid')
    })

    test('knows no payment it did not make', async () => {
      const { gateway, unknown } = setUp()
      for (const name of [unknown, 'pay_unknown', '../../../as', '', ' ', 'x'.repeat(300), 'ä', "' or 1=1", '%2e%2e'])
        expect(await gateway.fetchPayment(name)).toBeNull()
    })

    test('says so when its provider does not answer, or does not know it', async () => {
      const { gateway, unreachable, stranger } = setUp()
      const { providerId } = await gateway.createPayment(paymentWish())
      for (const one of [unreachable, stranger]) {
        await expect(one.createPayment(paymentWish())).rejects.toThrow(GatewayUnreachable)
        await expect(one.fetchPayment(providerId)).rejects.toThrow(GatewayUnreachable)
      }
    })

    test('takes no method that is no longer alive', () => {
      const { gateway } = setUp()
      expect(gateway.methods.filter((key) => methods[key].status !== 'active')).toEqual([])
      expect(new Set(gateway.methods).size).toBe(gateway.methods.length)
      expect(gateway.methods.length).toBeGreaterThan(0)
    })

    test('has a name that can stand in an address', () => {
      expect(setUp().gateway.id).toMatch(/^[a-z0-9-]{1,30}$/)
    })
  })
}

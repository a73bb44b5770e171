import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { methods } from '../../rules/methods.ts'
import { GatewayUnreachable, type PaymentGateway, type PaymentWish, type RawWebhook } from '../gateway.ts'

/** What the cases need of an adapter and of the provider behind it, real or played. */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway
  /** The same adapter where nobody answers. */
  readonly unreachable: PaymentGateway
  /** The same adapter with a key the provider does not know. */
  readonly stranger: PaymentGateway
  now(): Date
  /** What a payer does. */
  act(providerId: string, outcome: 'pay' | 'later' | 'challenge' | 'fail' | 'cancel'): Promise<void>
  /** A webhook of the provider about a payment, signed at an instant. */
  webhook(providerId: string, at: Date): { body: Buffer; headers: Readonly<Record<string, string>> }
}

/** What every payment adapter must do, whoever its provider is. */
export function gatewayCases(name: string, setUp: () => GatewayUnderTest): void {
  const wish = (more: Partial<PaymentWish> = {}): PaymentWish => ({
    attempt: randomUUID(),
    amountMinor: 2499,
    currency: 'EUR',
    method: 'ideal',
    country: 'NL',
    locale: 'nl',
    description: '60 credits, Minuet',
    returnPath: '/transactions/x',
    ...more,
  })
  const raw = ({ body, headers }: { body: Uint8Array; headers: Readonly<Record<string, string>> }): RawWebhook => ({
    body,
    header: (header) => headers[header],
  })

  describe(`${name} as a gateway`, () => {
    test('makes a payment that is open, and tells its sum and whose it is', async () => {
      const { gateway } = setUp()
      const asked = wish()
      const { providerId, redirectUrl } = await gateway.createPayment(asked)
      expect(redirectUrl).toMatch(/^(https:\/\/|\/)/)
      expect(await gateway.fetchPayment(providerId)).toEqual({
        providerId,
        state: 'open',
        amountMinor: 2499,
        currency: 'EUR',
        attempt: asked.attempt,
        refundedMinor: 0,
        disputedMinor: 0,
        dispute: null,
      })
    })

    test('makes one payment for one attempt, however often and at once it is asked', async () => {
      const { gateway } = setUp()
      const asked = wish()
      const made = await Promise.all(Array.from({ length: 10 }, () => gateway.createPayment(asked)))
      expect(new Set(made.map(({ providerId }) => providerId)).size).toBe(1)
      expect((await gateway.createPayment(wish())).providerId).not.toBe(made[0]?.providerId)
    })

    test.each([
      ['pay', 'paid'],
      ['later', 'processing'],
      ['challenge', 'action_required'],
      ['fail', 'failed'],
      ['cancel', 'cancelled'],
    ] as const)('after %s the payment is %s', async (outcome, state) => {
      const { gateway, act } = setUp()
      const { providerId } = await gateway.createPayment(wish())
      await act(providerId, outcome)
      expect((await gateway.fetchPayment(providerId))?.state).toBe(state)
    })

    test('knows no payment it did not make', async () => {
      const { gateway } = setUp()
      expect(await gateway.fetchPayment('pay_unknown')).toBeNull()
      expect(await gateway.fetchPayment('../../../as')).toBeNull()
    })

    test('says so when its provider does not answer, or does not know it', async () => {
      const { gateway, unreachable, stranger } = setUp()
      const { providerId } = await gateway.createPayment(wish())
      for (const one of [unreachable, stranger]) {
        await expect(one.createPayment(wish())).rejects.toThrow(GatewayUnreachable)
        await expect(one.fetchPayment(providerId)).rejects.toThrow(GatewayUnreachable)
      }
    })

    test('reads a webhook of its provider, and the same event the same way', () => {
      const { gateway, webhook, now } = setUp()
      const sent = raw(webhook('pay_1', now()))
      const hint = gateway.verifyWebhook(sent, now())
      expect(hint).toEqual({ eventId: expect.any(String), providerId: 'pay_1' })
      expect(gateway.verifyWebhook(sent, now())).toEqual(hint)
    })

    test('believes no webhook that was changed, is unsigned, by someone else or old', () => {
      const { gateway, stranger, webhook, now } = setUp()
      const sent = webhook('pay_1', now())
      const changed = Buffer.from(sent.body.toString().replace('pay_1', 'pay_2'))
      expect(gateway.verifyWebhook(raw({ ...sent, body: changed }), now())).toBeNull()
      expect(gateway.verifyWebhook(raw({ ...sent, headers: {} }), now())).toBeNull()
      expect(stranger.verifyWebhook(raw(sent), now())).toBeNull()
      const later = (minutes: number) => new Date(now().getTime() + minutes * 60_000)
      expect(gateway.verifyWebhook(raw(sent), later(4))).not.toBeNull()
      for (const minutes of [6, -6]) expect(gateway.verifyWebhook(raw(sent), later(minutes))).toBeNull()
    })

    test('takes no method that is no longer alive', () => {
      const { gateway } = setUp()
      expect(gateway.methods.filter((key) => methods[key].status !== 'active')).toEqual([])
      expect(new Set(gateway.methods).size).toBe(gateway.methods.length)
    })
  })
}

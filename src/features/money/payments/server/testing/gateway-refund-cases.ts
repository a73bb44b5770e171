import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  GatewayUnreachable,
  type PaymentGateway,
  type ProviderRefundRequest,
} from '../gateways/gateway.ts'

/** The parts that the cases need from an adapter and the provider behind it, real or fake. */
export interface RefundsUnderTest {
  readonly gateway: PaymentGateway
  /** The same adapter with an unreachable provider. */
  readonly unreachable: PaymentGateway
  /** Returns the id of a paid payment for this amount. */
  paid(amountMinor: number): Promise<string>
  /** Completes a refund, or makes it fail. */
  end(providerId: string, refundId: string, how: 'paid' | 'failed'): Promise<void>
  /** Simulates the payer's bank. */
  dispute(providerId: string, how: 'open' | 'won' | 'lost'): Promise<void>
  /**
   * Advances time until the provider no longer recognises earlier idempotency keys; omitted if it
   * always does.
   */
  readonly forgetKeys?: () => void
  /** The state of a lost dispute at a provider without a state for it. */
  readonly lost?: 'open'
}

/** Cases for every payment adapter: refunds and disputes. */
export function refundCases(name: string, setUp: () => RefundsUnderTest): void {
  const toRequest = (
    providerId: string,
    amountMinor: number,
    attempt: string = randomUUID(),
  ): ProviderRefundRequest => ({
    providerId,
    amountMinor,
    currency: 'EUR',
    attempt,
    reason: 'goodwill',
  })

  describe(`${name} refunding`, () => {
    test('refunds once per attempt, however often and concurrently it is called', async () => {
      const { gateway, paid } = setUp()
      const request = toRequest(await paid(2499), 1000)
      const refunds = await Promise.all(Array.from({ length: 5 }, () => gateway.refund(request)))
      expect(new Set(refunds.map(({ refundId }) => refundId)).size).toBe(1)
      expect(refunds[0]).toEqual({
        refundId: expect.any(String),
        state: 'pending',
        amountMinor: 1000,
        currency: 'EUR',
      })
    })

    test('refunds once, however late it is called again, even after the provider has forgotten the key', async () => {
      const { gateway, paid, end, forgetKeys = () => {} } = setUp()
      const [part, all] = [toRequest(await paid(2499), 1000), toRequest(await paid(2499), 2499)]
      for (const asked of [part, all]) {
        const first = await gateway.refund(asked)
        forgetKeys()
        expect(await gateway.refund(asked)).toEqual(first)
        await end(asked.providerId, first.refundId ?? '', 'paid')
        forgetKeys()
        expect(await gateway.refund(asked)).toEqual({ ...first, state: 'paid' })
      }
    })

    test('reports a refund that arrives, and how much of the payment has been refunded', async () => {
      const { gateway, paid, end } = setUp()
      const providerId = await paid(2499)
      const { refundId } = await gateway.refund(toRequest(providerId, 1000))
      if (refundId === null) throw new Error('declined')
      expect((await gateway.fetchPayment(providerId))?.refundedMinor).toBe(0)
      await end(providerId, refundId, 'paid')
      expect((await gateway.fetchRefund({ providerId, refundId }))?.state).toBe('paid')
      expect(await gateway.fetchPayment(providerId)).toMatchObject({
        state: 'paid',
        refundedMinor: 1000,
      })
    })

    test('reports a failed refund, after which the amount can be refunded again', async () => {
      const { gateway, paid, end } = setUp()
      const providerId = await paid(2499)
      const { refundId } = await gateway.refund(toRequest(providerId, 2499))
      if (refundId === null) throw new Error('declined')
      await end(providerId, refundId, 'failed')
      expect((await gateway.fetchRefund({ providerId, refundId }))?.state).toBe('failed')
      expect((await gateway.refund(toRequest(providerId, 2499))).state).toBe('pending')
    })

    test('declines more than the remaining amount', async () => {
      const { gateway, paid } = setUp()
      const providerId = await paid(2499)
      expect(await gateway.refund(toRequest(providerId, 2500))).toMatchObject({
        refundId: null,
        state: 'failed',
      })
      expect((await gateway.refund(toRequest(providerId, 2000))).state).toBe('pending')
      expect((await gateway.refund(toRequest(providerId, 500))).state).toBe('failed')
    })

    test('reports a dispute, its result, and the amount it concerns', async () => {
      const { gateway, paid, dispute, lost = 'lost' } = setUp()
      // A provider without a state for lost disputes declares so, and staff decide.
      expect(gateway.leavesDisputesOpen ?? false).toBe(lost === 'open')
      for (const [how, disputedMinor] of [
        ['won', 0],
        ['lost', 2499],
      ] as const) {
        const providerId = await paid(2499)
        await dispute(providerId, 'open')
        const open = await gateway.fetchPayment(providerId)
        expect(open).toMatchObject({
          state: 'paid',
          disputedMinor: 2499,
          dispute: { state: 'open' },
        })
        await dispute(providerId, how)
        const ended = await gateway.fetchPayment(providerId)
        expect(ended).toMatchObject({
          state: 'paid',
          disputedMinor,
          dispute: { id: open?.dispute?.id, state: how === 'lost' ? lost : how },
        })
      }
    })

    test('throws when its provider does not respond, and does not report a refund it did not create', async () => {
      const { gateway, unreachable, paid } = setUp()
      const providerId = await paid(2499)
      await expect(unreachable.refund(toRequest(providerId, 1))).rejects.toThrow(GatewayUnreachable)
      await expect(unreachable.fetchRefund({ providerId, refundId: 'none' })).rejects.toThrow(
        GatewayUnreachable,
      )
      expect(await gateway.fetchRefund({ providerId, refundId: 'none' })).toBeNull()
    })
  })
}

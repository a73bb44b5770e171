import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { GatewayUnreachable, type PaymentGateway, type RefundWish } from '../gateway.ts'

/** What the cases need of an adapter and of the provider behind it, real or played. */
export interface RefundsUnderTest {
  readonly gateway: PaymentGateway
  /** The same adapter where nobody answers. */
  readonly unreachable: PaymentGateway
  /** The provider's name for a payment over so much that was paid. */
  paid(amountMinor: number): Promise<string>
  /** Lets a refund arrive, or fail. */
  end(providerId: string, refundId: string, how: 'paid' | 'failed'): Promise<void>
  /** What the payer's bank does. */
  dispute(providerId: string, how: 'open' | 'won' | 'lost'): Promise<void>
  /** Time goes by until the provider knows the keys of earlier requests no more; left out where it never forgets them. */
  readonly forgetKeys?: () => void
  /** How a lost dispute stands at a provider that has no word for it. */
  readonly lost?: 'open'
}

/** What every payment adapter must do when money goes back, whoever its provider is. */
export function refundCases(name: string, setUp: () => RefundsUnderTest): void {
  const wish = (providerId: string, amountMinor: number, attempt: string = randomUUID()): RefundWish => ({
    providerId,
    amountMinor,
    currency: 'EUR',
    attempt,
    reason: 'goodwill',
  })

  describe(`${name} paying back`, () => {
    test('pays back once for one attempt, however often and at once it is asked', async () => {
      const { gateway, paid } = setUp()
      const asked = wish(await paid(2499), 1000)
      const made = await Promise.all(Array.from({ length: 5 }, () => gateway.refund(asked)))
      expect(new Set(made.map(({ refundId }) => refundId)).size).toBe(1)
      expect(made[0]).toEqual({ refundId: expect.any(String), state: 'pending', amountMinor: 1000, currency: 'EUR' })
    })

    test('pays back once however late it is asked again, when the provider has forgotten the key', async () => {
      const { gateway, paid, end, forgetKeys = () => {} } = setUp()
      const [part, all] = [wish(await paid(2499), 1000), wish(await paid(2499), 2499)]
      for (const asked of [part, all]) {
        const first = await gateway.refund(asked)
        forgetKeys()
        expect(await gateway.refund(asked)).toEqual(first)
        await end(asked.providerId, first.refundId ?? '', 'paid')
        forgetKeys()
        expect(await gateway.refund(asked)).toEqual({ ...first, state: 'paid' })
      }
    })

    test('tells of a refund that arrives, and how much of the payment has gone back', async () => {
      const { gateway, paid, end } = setUp()
      const providerId = await paid(2499)
      const { refundId } = await gateway.refund(wish(providerId, 1000))
      if (refundId === null) throw new Error('declined')
      expect((await gateway.fetchPayment(providerId))?.refundedMinor).toBe(0)
      await end(providerId, refundId, 'paid')
      expect((await gateway.fetchRefund({ providerId, refundId }))?.state).toBe('paid')
      expect(await gateway.fetchPayment(providerId)).toMatchObject({ state: 'paid', refundedMinor: 1000 })
    })

    test('tells of one that fails, after which the money is there to be paid back again', async () => {
      const { gateway, paid, end } = setUp()
      const providerId = await paid(2499)
      const { refundId } = await gateway.refund(wish(providerId, 2499))
      if (refundId === null) throw new Error('declined')
      await end(providerId, refundId, 'failed')
      expect((await gateway.fetchRefund({ providerId, refundId }))?.state).toBe('failed')
      expect((await gateway.refund(wish(providerId, 2499))).state).toBe('pending')
    })

    test('declines more than is there', async () => {
      const { gateway, paid } = setUp()
      const providerId = await paid(2499)
      expect(await gateway.refund(wish(providerId, 2500))).toMatchObject({ refundId: null, state: 'failed' })
      expect((await gateway.refund(wish(providerId, 2000))).state).toBe('pending')
      expect((await gateway.refund(wish(providerId, 500))).state).toBe('failed')
    })

    test('tells of a dispute, its end, and how much of the payment it takes', async () => {
      const { gateway, paid, dispute, lost = 'lost' } = setUp()
      // Where it has no word for a lost one it says so, and the staff decide.
      expect(gateway.leavesDisputesOpen ?? false).toBe(lost === 'open')
      for (const [how, disputedMinor] of [
        ['won', 0],
        ['lost', 2499],
      ] as const) {
        const providerId = await paid(2499)
        await dispute(providerId, 'open')
        const open = await gateway.fetchPayment(providerId)
        expect(open).toMatchObject({ state: 'paid', disputedMinor: 2499, dispute: { state: 'open' } })
        await dispute(providerId, how)
        const ended = await gateway.fetchPayment(providerId)
        expect(ended).toMatchObject({
          state: 'paid',
          disputedMinor,
          dispute: { id: open?.dispute?.id, state: how === 'lost' ? lost : how },
        })
      }
    })

    test('says so when its provider does not answer, and knows no refund it did not make', async () => {
      const { gateway, unreachable, paid } = setUp()
      const providerId = await paid(2499)
      await expect(unreachable.refund(wish(providerId, 1))).rejects.toThrow(GatewayUnreachable)
      await expect(unreachable.fetchRefund({ providerId, refundId: 'none' })).rejects.toThrow(GatewayUnreachable)
      expect(await gateway.fetchRefund({ providerId, refundId: 'none' })).toBeNull()
    })
  })
}

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { RefundReason } from '../../rules/money-back.ts'
import type { RefundsUnderTest } from './gateway-refund-cases.ts'
import { paymentRequest } from './gateway-cases.ts'

/** Edge cases of refunds for every payment adapter. */
export function refundEdgeCases(name: string, setUp: () => RefundsUnderTest): void {
  const toRequest = (
    providerId: string,
    amountMinor: number,
    more: { reason?: RefundReason; currency?: string } = {},
  ) => ({
    providerId,
    amountMinor,
    currency: 'EUR',
    attempt: randomUUID(),
    reason: 'withdrawal' as RefundReason,
    ...more,
  })

  describe(`${name} refunding in edge cases`, () => {
    test('everything, and then nothing more', async () => {
      const { gateway, paid, end } = setUp()
      const providerId = await paid(2499)
      const { refundId } = await gateway.refund(toRequest(providerId, 2499))
      await end(providerId, refundId ?? '', 'paid')
      expect(await gateway.fetchPayment(providerId)).toMatchObject({
        state: 'paid',
        refundedMinor: 2499,
      })
      expect(await gateway.refund(toRequest(providerId, 1))).toMatchObject({
        refundId: null,
        state: 'failed',
      })
    })

    test('in parts, each of which is reported separately', async () => {
      const { gateway, paid, end } = setUp()
      const providerId = await paid(2499)
      const parts = [1, 999, 1499]
      for (const part of parts) {
        const { refundId } = await gateway.refund(toRequest(providerId, part))
        await end(providerId, refundId ?? '', 'paid')
        expect(await gateway.fetchRefund({ providerId, refundId: refundId ?? '' })).toEqual({
          refundId,
          state: 'paid',
          amountMinor: part,
          currency: 'EUR',
        })
      }
      expect((await gateway.fetchPayment(providerId))?.refundedMinor).toBe(2499)
    })

    test('nothing for an unpaid or unknown payment', async () => {
      const { gateway } = setUp()
      const { providerId } = await gateway.createPayment(paymentRequest())
      for (const id of [providerId, 'pay_unknown'])
        expect(await gateway.refund(toRequest(id, 1))).toMatchObject({
          refundId: null,
          state: 'failed',
          amountMinor: 1,
        })
    })

    test.each([
      'withdrawal',
      'goodwill',
      'duplicate',
      'complaint',
      'age',
      'fraud',
      'legal',
    ] as const)('for the reason %s', async (reason) => {
      const { gateway, paid } = setUp()
      expect((await gateway.refund(toRequest(await paid(500), 500, { reason }))).state).toBe(
        'pending',
      )
    })

    test('a refund of one payment does not belong to another one', async () => {
      const { gateway, paid } = setUp()
      const [one, other] = [await paid(500), await paid(500)]
      const { refundId } = await gateway.refund(toRequest(one, 500))
      expect(await gateway.fetchRefund({ providerId: other, refundId: refundId ?? '' })).toBeNull()
    })
  })
}

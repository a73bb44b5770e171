import type { Client } from 'mollie-api-typescript'
import { toDecimal } from '#kernel/money.ts'
import { mollieRefundStates } from '../../../rules/provider-codes/mollie-codes.ts'
import type { PaymentGateway, ProviderRefund } from '../gateway.ts'
import { type CallMollie, getStatus } from './client.ts'
import { toMinorUnits } from './read-payment.ts'

/** The refund part of the Mollie adapter. */
export function createRefunder(call: CallMollie): Pick<PaymentGateway, 'refund' | 'fetchRefund'> {
  return {
    async refund({ providerId: paymentId, amountMinor, currency, attempt, reason }) {
      const refundRequest = {
        amount: { currency, value: toDecimal(amountMinor, currency) },
        description: reason,
        metadata: { attempt },
      }
      const refund = await call(async (mollie) => {
        try {
          // Mollie keeps an idempotency key for an hour; a refund whose response was lost is
          // retried for much longer.
          const before = await refundFor(mollie, paymentId, attempt)
          if (before !== null) return before
          return await mollie.refunds.create({ paymentId, idempotencyKey: attempt, refundRequest })
        } catch (error) {
          // More than the remaining amount, or a payment that cannot be refunded.
          if (getStatus(error) === 422) return null
          throw error
        }
      })
      return refund === null
        ? { refundId: null, state: 'failed', amountMinor, currency }
        : toProviderRefund(refund)
    },
    fetchRefund: ({ providerId: paymentId, refundId }) =>
      call(async (mollie) => toProviderRefund(await mollie.refunds.get({ paymentId, refundId }))),
  }
}

/** The refund created for an attempt; null if there is none. */
async function refundFor(mollie: Client, paymentId: string, attempt: string) {
  for await (const { result } of await mollie.refunds.list({ paymentId }))
    for (const one of result.embedded.refunds) {
      const { metadata } = one
      if (
        typeof metadata === 'object' &&
        metadata !== null &&
        'attempt' in metadata &&
        metadata.attempt === attempt
      )
        return one
    }
  return null
}

function toProviderRefund(refund: {
  id: string
  status: string
  amount: { currency: string; value: string }
}): ProviderRefund {
  const state = mollieRefundStates[refund.status]
  if (state === undefined) throw new TypeError('unknown Mollie refund state')
  return {
    refundId: refund.id,
    state,
    amountMinor: toMinorUnits(refund.amount),
    currency: refund.amount.currency,
  }
}

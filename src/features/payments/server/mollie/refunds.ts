import { toDecimal } from '../../rules/decimal-amount.ts'
import { mollieRefundStates } from '../../rules/mollie-words.ts'
import type { PaymentGateway, ProviderRefund } from '../gateway.ts'
import { type AskMollie, statusOf } from './client.ts'
import { minorOf } from './read-payment.ts'

/** The part of the adapter of Mollie that pays back. */
export function refundAt(ask: AskMollie): Pick<PaymentGateway, 'refund' | 'fetchRefund'> {
  return {
    async refund({ providerId: paymentId, amountMinor, currency, attempt, reason }) {
      const refundRequest = {
        amount: { currency, value: toDecimal(amountMinor, currency) },
        description: reason,
        metadata: { attempt },
      }
      const made = await ask(async (mollie) => {
        try {
          return await mollie.refunds.create({ paymentId, idempotencyKey: attempt, refundRequest })
        } catch (error) {
          // More than is left, or a payment nothing can be paid back of.
          if (statusOf(error) === 422) return null
          throw error
        }
      })
      return made === null ? { refundId: null, state: 'failed', amountMinor, currency } : refundOf(made)
    },
    fetchRefund: ({ providerId: paymentId, refundId }) =>
      ask(async (mollie) => refundOf(await mollie.refunds.get({ paymentId, refundId }))),
  }
}

function refundOf(made: { id: string; status: string; amount: { currency: string; value: string } }): ProviderRefund {
  const state = mollieRefundStates[made.status]
  if (state === undefined) throw new TypeError('a state that Mollie did not have')
  return { refundId: made.id, state, amountMinor: minorOf(made.amount), currency: made.amount.currency }
}

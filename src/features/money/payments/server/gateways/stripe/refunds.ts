import type Stripe from 'stripe'
import {
  stripeRefundReasons,
  stripeRefundStates,
  toStripeAmount,
} from '../../../rules/provider-codes/stripe-codes.ts'
import type { PaymentGateway, ProviderRefund } from '../gateway.ts'
import { type CallStripe, readError, toId } from './client.ts'
import { findIntentId } from './find-payment.ts'
import { toMinorUnits } from './read-payment.ts'

/** The refund part of the Stripe adapter. */
export function createRefunder(call: CallStripe): Pick<PaymentGateway, 'refund' | 'fetchRefund'> {
  return {
    async refund({ providerId, amountMinor, currency, attempt, reason }) {
      const declined = { refundId: null, state: 'failed', amountMinor, currency } as const
      const intent = await findIntentId(call, providerId)
      if (intent === null) return declined
      const stripeReason = stripeRefundReasons[reason]
      const params: Stripe.RefundCreateParams = {
        payment_intent: intent,
        amount: toStripeAmount(amountMinor, currency),
        metadata: { attempt, reason },
        ...(stripeReason !== undefined && { reason: stripeReason }),
      }
      const refund = await call(async (stripe) => {
        try {
          // Stripe keeps an idempotency key for a day; a refund whose response was lost is retried
          // for much longer.
          for await (const before of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
            if (before.metadata?.attempt === attempt) return before
          return await stripe.refunds.create(params, { idempotencyKey: attempt })
        } catch (error) {
          // More than the remaining amount, or a payment that cannot be refunded.
          if (readError(error).type === 'StripeInvalidRequestError') return null
          throw error
        }
      })
      return refund === null ? declined : toProviderRefund(refund)
    },
    async fetchRefund({ providerId, refundId }) {
      if (!/^\w{1,95}$/.test(refundId)) return null
      const found = await call((stripe) => stripe.refunds.retrieve(refundId))
      if (found === null || toId(found.payment_intent) !== (await findIntentId(call, providerId)))
        return null
      return toProviderRefund(found)
    },
  }
}

function toProviderRefund({ id, status, amount, currency }: Stripe.Refund): ProviderRefund {
  const state = stripeRefundStates[status ?? '']
  if (state === undefined) throw new TypeError('unknown Stripe refund state')
  return {
    refundId: id,
    state,
    amountMinor: toMinorUnits(amount, currency),
    currency: currency.toUpperCase(),
  }
}

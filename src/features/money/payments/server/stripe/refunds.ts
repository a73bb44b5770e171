import type Stripe from 'stripe'
import { stripeRefundReasons, stripeRefundStates, toStripeAmount } from '../../rules/stripe-words.ts'
import type { PaymentGateway, ProviderRefund } from '../gateway.ts'
import { type AskStripe, faultOf, idOf } from './client.ts'
import { intentOf } from './find-payment.ts'
import { minorOf } from './read-payment.ts'

/** The refund part of the Stripe adapter. */
export function refundAt(ask: AskStripe): Pick<PaymentGateway, 'refund' | 'fetchRefund'> {
  return {
    async refund({ providerId, amountMinor, currency, attempt, reason }) {
      const declined = { refundId: null, state: 'failed', amountMinor, currency } as const
      const intent = await intentOf(ask, providerId)
      if (intent === null) return declined
      const known = stripeRefundReasons[reason]
      const wish: Stripe.RefundCreateParams = {
        payment_intent: intent,
        amount: toStripeAmount(amountMinor, currency),
        metadata: { attempt, reason },
        ...(known !== undefined && { reason: known }),
      }
      const made = await ask(async (stripe) => {
        try {
          // Stripe keeps an idempotency key for a day; a refund whose response was lost is retried
          // for much longer.
          for await (const before of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
            if (before.metadata?.attempt === attempt) return before
          return await stripe.refunds.create(wish, { idempotencyKey: attempt })
        } catch (error) {
          // More than the remaining amount, or a payment that cannot be refunded.
          if (faultOf(error).type === 'StripeInvalidRequestError') return null
          throw error
        }
      })
      return made === null ? declined : refundOf(made)
    },
    async fetchRefund({ providerId, refundId }) {
      if (!/^\w{1,95}$/.test(refundId)) return null
      const found = await ask((stripe) => stripe.refunds.retrieve(refundId))
      if (found === null || idOf(found.payment_intent) !== (await intentOf(ask, providerId))) return null
      return refundOf(found)
    },
  }
}

function refundOf({ id, status, amount, currency }: Stripe.Refund): ProviderRefund {
  const state = stripeRefundStates[status ?? '']
  if (state === undefined) throw new TypeError('unknown Stripe refund state')
  return { refundId: id, state, amountMinor: minorOf(amount, currency), currency: currency.toUpperCase() }
}

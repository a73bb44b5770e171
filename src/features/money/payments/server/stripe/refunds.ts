import type Stripe from 'stripe'
import { stripeRefundReasons, stripeRefundStates, toStripeAmount } from '../../rules/stripe-words.ts'
import type { PaymentGateway, ProviderRefund } from '../gateway.ts'
import { type AskStripe, faultOf, idOf } from './client.ts'
import { intentOf } from './find-payment.ts'
import { minorOf } from './read-payment.ts'

/** The part of the adapter of Stripe that pays back. */
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
          // Stripe knows a key for a day; a refund whose answer was lost is asked for much longer.
          for await (const before of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
            if (before.metadata?.attempt === attempt) return before
          return await stripe.refunds.create(wish, { idempotencyKey: attempt })
        } catch (error) {
          // More than is left, or a payment nothing can be paid back of.
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
  if (state === undefined) throw new TypeError('a state that Stripe did not have')
  return { refundId: id, state, amountMinor: minorOf(amount, currency), currency: currency.toUpperCase() }
}

import type Stripe from 'stripe'
import { cardMethods, type MethodKey } from '../../rules/methods.ts'
import { stripeMethodOf, stripeMethods, toStripeAmount } from '../../rules/stripe-words.ts'
import { GatewayUnreachable, type PaymentGateway, type PaymentWish } from '../gateway.ts'
import { chargeAt } from './charge.ts'
import { askStripe, faultOf, type StripeKeys } from './client.ts'
import { collectAt } from './collect.ts'
import { findPayment } from './find-payment.ts'
import { hearStripe } from './hear-stripe.ts'
import { listAt } from './list-payments.ts'
import { readPayment } from './read-payment.ts'
import { refundAt } from './refunds.ts'
import { settlementsAt } from './settlements.ts'

const id = 'stripe'

/** Options of the Stripe adapter. */
export interface StripeOptions extends StripeKeys {
  /** The secrets of the webhook endpoint, the newest and others still in use. */
  readonly webhookSecrets: readonly string[]
  /**
   * The methods enabled in the operator's account; if omitted, all that its hosted page accepts.
   */
  readonly methods?: readonly MethodKey[]
}

/** The Stripe adapter: hosted page only, so that card numbers never reach this server. */
export function stripeGateway(options: StripeOptions): PaymentGateway {
  const ask = askStripe(options)
  return {
    id,
    methods: options.methods ?? (Object.keys(stripeMethods) as MethodKey[]),
    keepsCards: cardMethods,
    async createPayment(wish) {
      const made = await ask((stripe) =>
        stripe.checkout.sessions.create(sessionOf(wish), { idempotencyKey: wish.attempt }),
      )
      if (made === null || made.url === null) throw new GatewayUnreachable(id)
      return { providerId: made.id, redirectUrl: made.url }
    },
    async fetchPayment(providerId) {
      const found = await findPayment(ask, providerId)
      const read = found && (await ask((stripe) => readPayment(stripe, found)))
      // Stripe knows the payment but not its related data: that is not a valid answer, in
      // particular not "no such payment".
      if (found !== null && read === null) throw new GatewayUnreachable(id)
      return read
    },
    async cancelPayment(providerId) {
      if (!/^cs_\w{1,95}$/.test(providerId)) return
      await ask(async (stripe) => {
        try {
          await stripe.checkout.sessions.expire(providerId)
        } catch (error) {
          // Paid or closed already.
          if (faultOf(error).type !== 'StripeInvalidRequestError') throw error
        }
      })
    },
    ...chargeAt(ask),
    ...collectAt(ask),
    ...refundAt(ask),
    ...listAt(ask),
    ...settlementsAt(ask),
    verifyWebhook: (raw, now) => hearStripe(options.webhookSecrets, raw, now),
  }
}

function sessionOf(wish: PaymentWish): Stripe.Checkout.SessionCreateParams {
  const method = stripeMethodOf(wish.method)
  const keep = wish.keepCard === true && method === 'card'
  const back = wish.siteUrl + wish.returnPath
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: wish.currency.toLowerCase(),
          unit_amount: toStripeAmount(wish.amountMinor, wish.currency),
          product_data: { name: wish.description },
        },
      },
    ],
    ...(method !== undefined && { allowed_payment_method_types: [method] }),
    // The payer pays the ordered amount in the currency that was shown.
    adaptive_pricing: { enabled: false },
    client_reference_id: wish.attempt,
    metadata: { attempt: wish.attempt },
    payment_intent_data: {
      metadata: { attempt: wish.attempt },
      ...(keep && { setup_future_usage: 'off_session' }),
    },
    ...(keep && { customer_creation: 'always' }),
    locale: wish.locale,
    success_url: back,
    cancel_url: back,
  }
}

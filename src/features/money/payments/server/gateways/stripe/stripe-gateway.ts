import type Stripe from 'stripe'
import { cardMethods, getStripeMethod, methodKeys, type MethodKey } from '../../../rules/methods.ts'
import { toStripeAmount } from '../../../rules/provider-codes/stripe-codes.ts'
import { GatewayUnreachable, type PaymentGateway, type ProviderPaymentRequest } from '../gateway.ts'
import { createCharger } from './charge.ts'
import { createStripeCaller, readError, type StripeKeys } from './client.ts'
import { createDebitCollector } from './collect.ts'
import { findPayment } from './find-payment.ts'
import { verifyStripeWebhook } from './verify-webhook.ts'
import { createPaymentLister } from './list-payments.ts'
import { readPayment } from './read-payment.ts'
import { createRefunder } from './refunds.ts'
import { createSettlementReader } from './settlements.ts'

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
export function createStripeGateway(options: StripeOptions): PaymentGateway {
  const call = createStripeCaller(options)
  return {
    id,
    methods: options.methods ?? methodKeys.filter((key) => getStripeMethod(key) !== null),
    keepsCards: cardMethods,
    async createPayment(request) {
      const session = await call((stripe) =>
        stripe.checkout.sessions.create(toSessionParams(request), {
          idempotencyKey: request.attempt,
        }),
      )
      if (session === null || session.url === null) throw new GatewayUnreachable(id)
      return { providerId: session.id, redirectUrl: session.url }
    },
    async fetchPayment(providerId) {
      const found = await findPayment(call, providerId)
      const read = found && (await call((stripe) => readPayment(stripe, found)))
      // Stripe found the payment but not its related data, which is not a valid response and does
      // not mean "no such payment".
      if (found !== null && read === null) throw new GatewayUnreachable(id)
      return read
    },
    async cancelPayment(providerId) {
      if (!/^cs_\w{1,95}$/.test(providerId)) return
      await call(async (stripe) => {
        try {
          await stripe.checkout.sessions.expire(providerId)
        } catch (error) {
          // It is already paid or closed.
          if (readError(error).type !== 'StripeInvalidRequestError') throw error
        }
      })
    },
    ...createCharger(call),
    ...createDebitCollector(call),
    ...createRefunder(call),
    ...createPaymentLister(call),
    ...createSettlementReader(call),
    verifyWebhook: (raw, now) => verifyStripeWebhook(options.webhookSecrets, raw, now),
  }
}

type AllowedType = NonNullable<
  Stripe.Checkout.SessionCreateParams['allowed_payment_method_types']
>[number]
/** The names Stripe's library knows; its own type also accepts any other text. */
type KnownType<Type> = Type extends string ? (string extends Type ? never : Type) : never

function toSessionParams(request: ProviderPaymentRequest): Stripe.Checkout.SessionCreateParams {
  const method: KnownType<AllowedType> | null = getStripeMethod(request.method)
  const keep = request.keepCard === true && method === 'card'
  const returnUrl = request.siteUrl + request.returnPath
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: toStripeAmount(request.amountMinor, request.currency),
          product_data: { name: request.description },
        },
      },
    ],
    ...(method !== null && { allowed_payment_method_types: [method] }),
    // The payer pays the ordered amount in the currency that was shown.
    adaptive_pricing: { enabled: false },
    client_reference_id: request.attempt,
    metadata: { attempt: request.attempt },
    payment_intent_data: {
      metadata: { attempt: request.attempt },
      ...(keep && { setup_future_usage: 'off_session' }),
    },
    ...(keep && { customer_creation: 'always' }),
    locale: request.locale,
    success_url: returnUrl,
    cancel_url: returnUrl,
  }
}

import type Stripe from 'stripe'
import { toStripeAmount } from '../../rules/provider-codes/stripe-codes.ts'
import type { ProviderState } from '../../rules/order-status.ts'
import type { FakeDispute, FakePayment, FakeRefund } from './fake-books.ts'

/** The payment intent of a page. */
export const toIntentId = (id: string) => id.replace(/^cs_test_/, 'pi_')

const pages = {
  open: ['open', 'unpaid', null],
  action_required: ['open', 'unpaid', 'requires_action'],
  processing: ['complete', 'unpaid', 'processing'],
  paid: ['complete', 'paid', 'succeeded'],
  failed: ['complete', 'unpaid', 'requires_payment_method'],
  cancelled: ['open', 'unpaid', 'canceled'],
  expired: ['expired', 'unpaid', null],
} as const satisfies Record<
  ProviderState,
  readonly [
    Stripe.Checkout.Session.Status,
    Stripe.Checkout.Session.PaymentStatus,
    Stripe.PaymentIntent.Status | null,
  ]
>

const created = 1_782_900_000
const toCreated = (payment: FakePayment) => Math.floor(payment.madeAt.getTime() / 1000)
const toAmount = ({ amountMinor, currency }: FakePayment) => toStripeAmount(amountMinor, currency)

/** A page, with its payment intent expanded if requested. */
export function stripeSession(payment: FakePayment, intent: object | null) {
  const [status, paymentStatus] = pages[payment.state]
  const session = {
    id: payment.id,
    object: 'checkout.session',
    amount_subtotal: toAmount(payment),
    amount_total: toAmount(payment),
    client_reference_id: payment.attempt,
    created: toCreated(payment),
    currency: payment.currency.toLowerCase(),
    customer: payment.customer,
    expires_at: toCreated(payment) + 86_400,
    livemode: false,
    metadata: { attempt: payment.attempt },
    mode: 'payment',
    payment_status: paymentStatus,
    status,
    success_url: payment.returnUrl,
    url: status === 'open' ? `https://checkout.stripe.test/c/pay/${payment.id}` : null,
  } satisfies Partial<Stripe.Checkout.Session>
  const behind = pages[payment.state][2] === null ? null : (intent ?? toIntentId(payment.id))
  return { ...session, payment_intent: behind }
}

/** The payment intent of a page; a payment with a stored card consists of only this. */
export function stripeIntent(payment: FakePayment, charge: object | null) {
  const status = pages[payment.state][2] ?? 'requires_payment_method'
  const intent = {
    id: toIntentId(payment.id),
    object: 'payment_intent',
    amount: toAmount(payment),
    amount_received: status === 'succeeded' ? toAmount(payment) : 0,
    created: toCreated(payment),
    currency: payment.currency.toLowerCase(),
    customer: payment.customer,
    livemode: false,
    metadata: { attempt: payment.attempt },
    last_payment_error:
      payment.why === null
        ? null
        : ({
            code: 'card_declined',
            decline_code: payment.why,
          } as Stripe.PaymentIntent.LastPaymentError),
    next_action:
      status === 'requires_action' && payment.charged !== null
        ? {
            type: 'redirect_to_url',
            redirect_to_url: {
              url: `https://hooks.stripe.test/3ds/${payment.id}`,
              return_url: payment.returnUrl,
            },
          }
        : null,
    setup_future_usage: payment.keepCard ? 'off_session' : null,
    status,
  } satisfies Partial<Stripe.PaymentIntent>
  const card = payment.card === null ? null : stripeMethod(payment)
  return {
    ...intent,
    latest_charge: status === 'succeeded' ? (charge ?? `ch_${payment.id}`) : null,
    payment_method: card,
  }
}

function stripeMethod({ card, customer }: FakePayment) {
  return {
    id: card?.id ?? '',
    object: 'payment_method',
    created,
    customer: card?.forgotten === true ? null : customer,
    livemode: false,
    type: 'card',
    card: {
      brand: 'visa',
      checks: null,
      country: 'NL',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      funding: 'credit',
      generated_from: null,
      last4: '4242',
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
  } satisfies Partial<Stripe.PaymentMethod>
}

/** The charge. It includes refunds from the day they are created. */
export function stripeCharge(
  payment: FakePayment,
  refunds: readonly FakeRefund[],
  disputes: readonly FakeDispute[],
) {
  const refunded = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((total, one) => total + one.amountMinor, 0)
  const charge = {
    id: `ch_${toIntentId(payment.id)}`,
    object: 'charge',
    amount: toAmount(payment),
    amount_refunded: toStripeAmount(refunded, payment.currency),
    created,
    currency: payment.currency.toLowerCase(),
    disputed: disputes.length > 0,
    livemode: false,
    paid: true,
    payment_intent: toIntentId(payment.id),
    status: 'succeeded',
  } satisfies Partial<Stripe.Charge>
  return payment.place === null
    ? charge
    : { ...charge, payment_method_details: paidBy(payment, payment.place) }
}

/**
 * How a payment method reports its country: a card and a direct debit by a country code, a bank by
 * its BIC.
 */
function paidBy({ method }: FakePayment, place: string) {
  if (method === 'ideal' || method === 'bancontact')
    return {
      type: method,
      [method]: { bic: `TEST${place}2A` as Stripe.Charge.PaymentMethodDetails.Ideal.Bic },
    }
  return { type: method, [method]: { country: place } }
}

export function stripeRefund(
  { id, payment, attempt, amountMinor, state, number }: FakeRefund,
  currency: string,
) {
  return {
    id,
    object: 'refund',
    amount: toStripeAmount(amountMinor, currency),
    created: created + number,
    currency: currency.toLowerCase(),
    metadata: { attempt },
    payment_intent: toIntentId(payment),
    reason: null,
    status: state === 'paid' ? 'succeeded' : state,
  } satisfies Partial<Stripe.Refund>
}

export function stripeDispute(
  { id, payment, amountMinor, state, number }: FakeDispute,
  currency: string,
) {
  return {
    id,
    object: 'dispute',
    amount: toStripeAmount(amountMinor, currency),
    created: created + number,
    currency: currency.toLowerCase(),
    livemode: false,
    network_reason_code: '10.4',
    payment_intent: toIntentId(payment),
    reason: 'fraudulent',
    status: state === 'open' ? 'needs_response' : state,
  } satisfies Partial<Stripe.Dispute>
}

export function stripeList(url: string, data: readonly object[], more = false) {
  return { object: 'list', data, has_more: more, url }
}

export function stripeFault(
  type: string,
  message: string,
  more: { code?: string; param?: string; payment_intent?: object } = {},
) {
  return { error: { type, message, ...more } }
}

export function stripeEvent(id: string, type: Stripe.Event.Type, object: object) {
  const event = {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  } satisfies Omit<Stripe.EventBase, 'data'>
  return { ...event, data: { object } }
}

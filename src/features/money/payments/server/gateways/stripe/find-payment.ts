import type Stripe from 'stripe'
import { type CallStripe, toId } from './client.ts'

/**
 * A payment at Stripe: its page and its payment intent. A payment with a stored card has no page.
 */
export interface StripePayment {
  readonly session: Stripe.Checkout.Session | null
  /** With its latest charge and card expanded; null until someone has tried to pay. */
  readonly intent: Stripe.PaymentIntent | null
}

const parts = ['latest_charge', 'payment_method']

/**
 * Finds a payment by the id of its page or its payment intent, since webhooks may contain either.
 * Both resolve to the page if there is one, because that is the id with which the payment was
 * created.
 */
export function findPayment(call: CallStripe, id: string): Promise<StripePayment | null> {
  if (/^cs_\w{1,95}$/.test(id)) {
    const expand = parts.map((part) => `payment_intent.${part}`)
    return call(async (stripe) =>
      withIntent(await stripe.checkout.sessions.retrieve(id, { expand })),
    )
  }
  if (!/^pi_\w{1,95}$/.test(id)) return Promise.resolve(null)
  return call(async (stripe) => {
    const expand = parts.map((part) => `data.payment_intent.${part}`)
    const [session] = (
      await stripe.checkout.sessions.list({ payment_intent: id, limit: 1, expand })
    ).data
    if (session !== undefined) return withIntent(session)
    return { session: null, intent: await stripe.paymentIntents.retrieve(id, { expand: parts }) }
  })
}

/** The payment intent of a payment, needed for refunds; null until someone has tried to pay. */
export async function findIntentId(call: CallStripe, id: string): Promise<string | null> {
  if (/^pi_\w{1,95}$/.test(id)) return id
  if (!/^cs_\w{1,95}$/.test(id)) return null
  const session = await call((stripe) => stripe.checkout.sessions.retrieve(id))
  return toId(session?.payment_intent)
}

function withIntent(session: Stripe.Checkout.Session): StripePayment {
  const { payment_intent: intent } = session
  return { session, intent: typeof intent === 'string' ? null : intent }
}

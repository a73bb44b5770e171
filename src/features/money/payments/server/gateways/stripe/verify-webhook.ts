import type Stripe from 'stripe'
import type { RawWebhook, WebhookHint } from '../gateway.ts'
import { decodeUtf8 } from '../decode-body.ts'
import { toId } from './client.ts'

/**
 * Maximum clock difference between sender and receiver in seconds; an older webhook is a replay.
 */
const toleranceSeconds = 300

/**
 * Verifies a Stripe webhook, which signs its body and the time. The SDK accepts future times; they
 * are refused here.
 */
export async function verifyStripeWebhook(
  secrets: readonly string[],
  raw: RawWebhook,
  now: Date,
): Promise<WebhookHint | null> {
  const signature = raw.header('stripe-signature')
  const body = decodeUtf8(raw.body)
  const sentAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? '')?.[1] ?? Number.NaN)
  if (
    signature === undefined ||
    body === null ||
    !(sentAt - now.getTime() / 1000 <= toleranceSeconds)
  )
    return null
  const { default: Sdk } = await import('stripe')
  for (const secret of secrets) {
    try {
      const event = Sdk.webhooks.constructEvent(
        body,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      )
      return toHint(event)
    } catch {
      // Not signed with this secret; two are valid while one is being replaced.
    }
  }
  return null
}

/** The object of an event: the page, its payment intent, or a later object such as a charge. */
function toHint({ id, data }: Stripe.Event): WebhookHint | null {
  const object = data.object as {
    object?: string
    id?: string
    payment_intent?: string | { id: string } | null
  }
  const ownId = object.object === 'checkout.session' || object.object === 'payment_intent'
  const providerId = (ownId ? object.id : toId(object.payment_intent)) ?? object.id
  return isName(id) && isName(providerId) ? { eventId: id, providerId } : null
}

function isName(text: unknown): text is string {
  return typeof text === 'string' && /^\w{1,100}$/.test(text)
}

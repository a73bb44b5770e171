import type Stripe from 'stripe'
import type { RawWebhook, WebhookHint } from '../gateway.ts'
import { textOf } from '../read-text.ts'
import { idOf } from './client.ts'

/** How far the clocks of sender and receiver may be apart, in seconds; an older webhook is a recording. */
const toleranceSeconds = 300

/** Hears a webhook of Stripe, which signs its body and the time. The library lets a time to come pass; here it is no proof. */
export async function hearStripe(secrets: readonly string[], raw: RawWebhook, now: Date): Promise<WebhookHint | null> {
  const signature = raw.header('stripe-signature')
  const body = textOf(raw.body)
  const sentAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? '')?.[1] ?? Number.NaN)
  if (signature === undefined || body === null || !(sentAt - now.getTime() / 1000 <= toleranceSeconds)) return null
  const { default: Sdk } = await import('stripe')
  for (const secret of secrets) {
    try {
      const event = Sdk.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime())
      return hintOf(event)
    } catch {
      // Not by this secret; while one is being replaced, two are good.
    }
  }
  return null
}

/** What an event is about: the page, what is behind it, or what became of that. */
function hintOf({ id, data }: Stripe.Event): WebhookHint | null {
  const thing = data.object as { object?: string; id?: string; payment_intent?: string | { id: string } | null }
  const own = thing.object === 'checkout.session' || thing.object === 'payment_intent'
  const providerId = (own ? thing.id : idOf(thing.payment_intent)) ?? thing.id
  return isName(id) && isName(providerId) ? { eventId: id, providerId } : null
}

function isName(text: unknown): text is string {
  return typeof text === 'string' && /^\w{1,100}$/.test(text)
}

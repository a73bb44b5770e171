import type Stripe from 'stripe'
import { type Patience, patience } from '../patience.ts'
import { atEdge } from '../provider-edge.ts'

/** What an operator knows of their account at Stripe. */
export interface StripeKeys {
  readonly secretKey: string
  /** Another address than Stripe's own, for a provider that is played. */
  readonly serverUrl?: string
  readonly patience?: Patience
}

/** Asks Stripe something; null for what it does not know. */
export type AskStripe = <T>(act: (stripe: Stripe) => Promise<T>) => Promise<T | null>

/** Makes the way to Stripe. Its library is large, so it is loaded when it is first asked. */
export function askStripe({
  secretKey,
  serverUrl,
  patience: { timeoutMs, retryMs } = patience,
}: StripeKeys): AskStripe {
  let client: Promise<Stripe> | undefined
  const load = async () => {
    const { default: Sdk } = await import('stripe')
    const { protocol, hostname, port } = new URL(serverUrl ?? 'https://api.stripe.com')
    return new Sdk(secretKey, {
      timeout: timeoutMs,
      // It waits half a second and then a second.
      maxNetworkRetries: retryMs > 1000 ? 2 : 0,
      telemetry: false,
      ...(serverUrl !== undefined && { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port }),
    })
  }
  return (act) =>
    atEdge('stripe', async () => {
      try {
        return await act(await (client ??= load()))
      } catch (error) {
        if (faultOf(error).code === 'resource_missing') return null
        throw error
      }
    })
}

/** What Stripe says is wrong, as far as anything hangs on it. */
export function faultOf(error: unknown): { type?: string; code?: string; param?: string; paymentIntent?: string } {
  if (!(error instanceof Error)) return {}
  const { type, code, param, payment_intent: intent } = error as Error & Partial<Stripe.errors.StripeError>
  return {
    ...(type !== undefined && { type }),
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
    ...(intent !== undefined && { paymentIntent: intent.id }),
  }
}

/** An id, whether it stands alone or in the thing itself. */
export function idOf(named: string | { readonly id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}

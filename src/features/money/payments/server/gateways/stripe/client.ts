import type Stripe from 'stripe'
import { type Timeouts, defaultTimeouts } from '../timeouts.ts'
import { callProvider } from '../call-provider.ts'

/** The operator's credentials at Stripe. */
export interface StripeKeys {
  readonly secretKey: string
  /** A different URL, for a fake provider in tests. */
  readonly serverUrl?: string
  readonly timeouts?: Timeouts
}

/** Calls Stripe; null if Stripe does not have the object. */
export type CallStripe = <T>(act: (stripe: Stripe) => Promise<T>) => Promise<T | null>

/** Stripe's SDK is large, so it is imported on the first call. */
export function createStripeCaller({
  secretKey,
  serverUrl,
  timeouts: { timeoutMs, retryMs } = defaultTimeouts,
}: StripeKeys): CallStripe {
  let client: Promise<Stripe> | undefined
  const load = async () => {
    const { default: Sdk } = await import('stripe')
    const { protocol, hostname, port } = new URL(serverUrl ?? 'https://api.stripe.com')
    return new Sdk(secretKey, {
      timeout: timeoutMs,
      // The SDK waits half a second and then a second.
      maxNetworkRetries: retryMs > 1000 ? 2 : 0,
      telemetry: false,
      ...(serverUrl !== undefined && {
        protocol: protocol === 'http:' ? 'http' : 'https',
        host: hostname,
        port,
      }),
    })
  }
  return (act) =>
    callProvider('stripe', async () => {
      try {
        return await act(await (client ??= load()))
      } catch (error) {
        if (readError(error).code === 'resource_missing') return null
        throw error
      }
    })
}

/** The relevant parts of a Stripe error. */
export function readError(error: unknown): {
  type?: string
  code?: string
  param?: string
  paymentIntent?: string
} {
  if (!(error instanceof Error)) return {}
  const {
    type,
    code,
    param,
    payment_intent: intent,
  } = error as Error & Partial<Stripe.errors.StripeError>
  return {
    ...(type !== undefined && { type }),
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
    ...(intent !== undefined && { paymentIntent: intent.id }),
  }
}

/** The id of an object that may or may not be expanded. */
export function toId(named: string | { readonly id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}

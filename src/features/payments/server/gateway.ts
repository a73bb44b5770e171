import type { Locale } from '#kernel/locale.ts'
import type { MethodKey } from '../rules/methods.ts'
import type { ProviderState } from '../rules/order-status.ts'

/** A payment that a provider shall make. */
export interface PaymentWish {
  /** Made once for each attempt: a provider asked twice with the same makes one payment. */
  readonly attempt: string
  /** All that is paid, in the smallest unit. */
  readonly amountMinor: number
  /** ISO 4217. */
  readonly currency: string
  readonly method: MethodKey
  readonly country: string
  /** The language of the provider's page. */
  readonly locale: Locale
  /** What stands on the provider's page, "60 credits, Minuet". */
  readonly description: string
  /** Where the member comes back to, a path of the site. An outside provider's adapter puts the site's address before it. */
  readonly returnPath: string
}

/** How a payment stands, in the provider's own word. */
export interface ProviderPayment {
  readonly providerId: string
  readonly state: ProviderState
  /** What is paid or to be paid. */
  readonly amountMinor: number
  readonly currency: string
  /** The attempt it was made for; null when the provider does not tell or it is not ours. */
  readonly attempt: string | null
}

/** What a webhook points at. It says where to look, never what is true. */
export interface WebhookHint {
  /** The same for every delivery of one event. */
  readonly eventId: string
  readonly providerId: string
}

/** A webhook as it came over the wire. */
export interface RawWebhook {
  readonly body: Uint8Array
  /** A header by its name in small letters. */
  header(name: string): string | undefined
}

/**
 * A payment provider. Adapters speak to theirs over HTTP and keep nothing. Any call may throw `GatewayUnreachable`; then nothing
 * is known, and the same call may be made again.
 */
export interface PaymentGateway {
  readonly id: string
  /** The methods it can take, of those the product knows. */
  readonly methods: readonly MethodKey[]
  createPayment(wish: PaymentWish): Promise<{ readonly providerId: string; readonly redirectUrl: string }>
  /** The truth about a payment; null when the provider knows none of this name. */
  fetchPayment(providerId: string): Promise<ProviderPayment | null>
  /** What a webhook points at, once its signature and time are proven; null for anything else. */
  verifyWebhook(raw: RawWebhook, now: Date): WebhookHint | null
}

/** A provider that did not answer, or not with sense. What was asked may or may not have happened. */
export class GatewayUnreachable extends Error {
  constructor(gateway: string, cause?: unknown) {
    super(`${gateway} does not answer`, { cause })
    this.name = 'GatewayUnreachable'
  }
}

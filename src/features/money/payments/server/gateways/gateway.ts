import type { Locale } from '#kernel/locale.ts'
import type { Failure } from '../../rules/provider-codes/failures.ts'
import type { MethodKey } from '../../rules/methods.ts'
import type { ProviderState } from '../../rules/order-status.ts'
import type { DisputeState, ProviderRefundState, RefundReason } from '../../rules/money-back.ts'
import type { DebitCollection, Debit } from '../debit.ts'

export interface ProviderPaymentRequest {
  /** The idempotency key of the attempt: repeated requests create one payment. */
  readonly attempt: string
  /** The total amount in minor units. */
  readonly amountMinor: number
  /** ISO 4217. */
  readonly currency: string
  readonly method: MethodKey
  readonly country: string
  /** The language of the provider's page. */
  readonly locale: Locale
  /** The description on the provider's page, such as "60 credits, Minuet". */
  readonly description: string
  /**
   * The path to which the member returns. Adapters of external providers prepend the site's base
   * URL.
   */
  readonly returnPath: string
  /** The base URL of the site without a trailing slash. */
  readonly siteUrl: string
  /** Whether the member wants to save the card. Ignored unless paying by card. */
  readonly keepCard?: boolean
}

/** A card stored by its provider for the member, with everything that is known about it here. */
export interface StoredCard {
  /** The provider's token; useless without the provider's keys. */
  readonly token: string
  /** The provider's name for the brand, in lower case. */
  readonly brand: string
  readonly last4: string
  /** The last month it is valid, such as `2030-12`. */
  readonly expires: string
}

/** The state of a payment as reported by its provider. */
export interface ProviderPayment {
  readonly providerId: string
  readonly state: ProviderState
  /** The amount paid or due. */
  readonly amountMinor: number
  readonly currency: string
  /** The attempt it was created for; null if the provider does not report it or it is not ours. */
  readonly attempt: string | null
  /** The amount already returned by completed refunds. */
  readonly refundedMinor: number
  /**
   * The amount reclaimed or disputed by the payer's bank; 0 without a dispute and after a won one.
   */
  readonly disputedMinor: number
  /** The latest dispute of the payer's bank; null if there is none. */
  readonly dispute: ProviderDispute | null
  /** The card used, if the member asked to save it and the provider has stored it. */
  readonly storedCard: StoredCard | null
  /**
   * The country of the paying bank or card (ISO 3166-1), if reported; evidence of where the payer
   * lives.
   */
  readonly payerCountry?: string | null
  /** The reason for a failure, if it was reported and the payer can do something about it. */
  readonly failure?: Failure | null
}

/** A payment in a provider's list, without later changes such as refunds. */
export interface ListedPayment
  extends Pick<ProviderPayment, 'providerId' | 'state' | 'amountMinor' | 'currency' | 'attempt'> {
  readonly madeAt: Date
}

/**
 * A chargeback or a returned direct debit: the payer's bank is reclaiming the money or has taken
 * it.
 */
export interface ProviderDispute {
  readonly id: string
  readonly amountMinor: number
  /** `won` by the merchant: the money stays. `lost`: it has been returned. */
  readonly state: DisputeState
  /** The bank's reason code (`AC04`, `MD06`); null if none is given. */
  readonly reason: string | null
}

export interface ProviderRefundRequest {
  /** The provider's id of the payment to refund. */
  readonly providerId: string
  readonly amountMinor: number
  readonly currency: string
  /** The idempotency key of the refund: repeated requests refund once. */
  readonly attempt: string
  readonly reason: RefundReason
}

/** The state of a refund as reported by its provider. */
export interface ProviderRefund {
  /**
   * The provider's id; null if it refused to create the refund, whose state is `failed` in that
   * case.
   */
  readonly refundId: string | null
  readonly state: ProviderRefundState
  readonly amountMinor: number
  readonly currency: string
}

/**
 * The payment a webhook refers to. It only indicates what to query, and its state is never trusted.
 */
export interface WebhookHint {
  /** The same for every delivery of an event. */
  readonly eventId: string
  readonly providerId: string
}

/** A webhook as received. */
export interface RawWebhook {
  readonly body: Uint8Array
  /** A header by its lower-case name. */
  header(name: string): string | undefined
  /**
   * The suffix after the gateway's name in the URL: the authentication of providers that do not
   * sign.
   */
  readonly secret?: string | undefined
}

/**
 * A payment provider. Adapters call their provider over HTTP and store nothing. Any call may throw
 * `GatewayUnreachable`, in which case the outcome is unknown and the call may be repeated.
 */
export interface PaymentGateway {
  readonly id: string
  /** The methods it accepts, out of those known to the product. */
  readonly methods: readonly MethodKey[]
  /** Methods whose card it can store for the member; omitted if it cannot. */
  readonly keepsCards?: readonly MethodKey[]
  createPayment(
    request: ProviderPaymentRequest,
  ): Promise<{ readonly providerId: string; readonly redirectUrl: string }>
  /** The current state of a payment by its id; null if the provider does not know it. */
  fetchPayment(providerId: string): Promise<ProviderPayment | null>
  /**
   * Refunds all or part of a payment through its payment method. Repeating an attempt returns the
   * same refund.
   */
  refund(request: ProviderRefundRequest): Promise<ProviderRefund>
  /** The current state of a refund; null if the provider does not know it. */
  fetchRefund(refund: {
    readonly providerId: string
    readonly refundId: string
  }): Promise<ProviderRefund | null>
  /**
   * Charges a stored card, once per attempt. `fetchPayment` returns the outcome; the member is sent
   * to `redirectUrl` if the bank requires authentication. Throws `CardRefused` if the provider no
   * longer has the card, in which case no payment was created.
   */
  charge(
    request: CardCharge,
  ): Promise<{ readonly providerId: string; readonly redirectUrl: string | null }>
  /** Deletes a stored card at the provider; an unknown card counts as deleted. */
  forgetCard(token: string): Promise<void>
  /**
   * Whether lost disputes stay open because the provider has no state for them, so that staff
   * record the result. Omitted if it reports results.
   */
  readonly leavesDisputesOpen?: boolean
  /**
   * Settlement lines of a day (UTC) with the operator's bank; repeated calls return the same lines.
   * Omitted if the provider does not report settlements.
   */
  settlements?(day: string): Promise<readonly SettlementLine[]>
  /**
   * Cancels an unpaid payment; one that can no longer be cancelled is left unchanged. Omitted if
   * the provider cannot cancel.
   */
  cancelPayment?(providerId: string): Promise<void>
  /**
   * At least every payment created since an instant, to find those unknown here. Omitted if the
   * provider cannot list payments, so that only payments known here are compared.
   */
  listPayments?(since: Date): AsyncIterable<ListedPayment>
  /**
   * Collects a direct debit under a signed mandate, once per attempt. Throws `DebitRefused` if the
   * provider refuses the account. Omitted if unsupported; direct debit is then not offered.
   */
  collect?(request: ProviderDebitRequest): Promise<DebitCollection>
  /** Returns the payment a webhook refers to, once its signature and time are verified; null otherwise. */
  verifyWebhook(raw: RawWebhook, now: Date): WebhookHint | null | Promise<WebhookHint | null>
}

/**
 * A line of a provider's settlement. The lines of a day and currency add up to zero: receipts minus
 * deductions are the payout.
 */
export interface SettlementLine {
  /** The provider's id of the line, the same in every report. */
  readonly id: string
  /** `other` covers everything unknown to the product, such as a reserve or a correction. */
  readonly kind: 'payment' | 'refund' | 'chargeback' | 'fee' | 'payout' | 'other'
  /** The id of the payment it concerns; null if there is none. */
  readonly providerId: string | null
  /**
   * The change in the amount that the provider owes: positive for payments, mostly negative
   * otherwise.
   */
  readonly amountMinor: number
  readonly currency: string
}

/** A request to collect a payment by direct debit. */
export interface ProviderDebitRequest extends Omit<ProviderPaymentRequest, 'keepCard' | 'method'> {
  readonly debit: Debit
}

/** A request to charge a stored card. */
export interface CardCharge extends Omit<ProviderPaymentRequest, 'keepCard'> {
  readonly token: string
}

/** The provider no longer has a stored card. */
export class CardRefused extends Error {
  constructor(gateway: string) {
    super(`${gateway} can no longer charge this card`)
    this.name = 'CardRefused'
  }
}

/**
 * A provider that did not respond, or returned an invalid response. The requested operation may or
 * may not have happened.
 */
export class GatewayUnreachable extends Error {
  constructor(gateway: string, cause?: unknown) {
    super(`${gateway} does not answer`, { cause })
    this.name = 'GatewayUnreachable'
  }
}

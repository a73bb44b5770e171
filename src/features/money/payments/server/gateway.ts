import type { Locale } from '#kernel/locale.ts'
import type { Failure } from '../rules/failures.ts'
import type { MethodKey } from '../rules/methods.ts'
import type { ProviderState } from '../rules/order-status.ts'
import type { DisputeState, ProviderRefundState, RefundReason } from '../rules/money-back.ts'
import type { Collected, Debit } from './debit.ts'

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
  /** Where the site is reached, without a slash at the end. */
  readonly siteUrl: string
  /** The member asked that the card be remembered. Means nothing where it is not paid by card. */
  readonly keepCard?: boolean
}

/** A card that its provider remembers for the member. All that is ever known of it here. */
export interface StoredCard {
  /** The provider's word for it; of no use to anyone without the provider's keys. */
  readonly token: string
  /** As the provider calls it, in small letters. */
  readonly brand: string
  readonly last4: string
  /** The last month it is good for, `2030-12`. */
  readonly expires: string
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
  /** How much of it has gone back by refunds that arrived. */
  readonly refundedMinor: number
  /** How much of it the payer's bank has taken back or is asking for; 0 without a dispute and after one that was won. */
  readonly disputedMinor: number
  /** The latest word of the payer's bank against it; null where there is none. */
  readonly dispute: ProviderDispute | null
  /** The card it was paid by, when the member asked to keep it and the provider did. */
  readonly storedCard: StoredCard | null
  /** Where the bank or card that pays is from (ISO 3166-1), when the provider tells; a proof of where the payer lives. */
  readonly payerCountry?: string | null
  /** Why it failed, when the provider tells and the payer can do something about it. */
  readonly failure?: Failure | null
}

/** A payment as a provider lists it: what it is, without what became of its money afterwards. */
export interface ListedPayment
  extends Pick<ProviderPayment, 'providerId' | 'state' | 'amountMinor' | 'currency' | 'attempt'> {
  readonly madeAt: Date
}

/** A chargeback, or a direct debit that was returned: the payer's bank wants the money back, or has taken it. */
export interface ProviderDispute {
  readonly id: string
  readonly amountMinor: number
  /** `won` for the shop: the money stays. `lost`: it is gone. */
  readonly state: DisputeState
  /** The bank's own code for why (`AC04`, `MD06`); null when it tells none. */
  readonly reason: string | null
}

/** A refund that a provider shall make. */
export interface RefundWish {
  /** The payment it is of, by the provider's name for it. */
  readonly providerId: string
  readonly amountMinor: number
  readonly currency: string
  /** Made once for each refund: a provider asked twice with the same pays back once. */
  readonly attempt: string
  readonly reason: RefundReason
}

/** How a refund stands, in the provider's own word. */
export interface ProviderRefund {
  /** The provider's name for it; null when it declined to make one, which is `failed`. */
  readonly refundId: string | null
  readonly state: ProviderRefundState
  readonly amountMinor: number
  readonly currency: string
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
  /** What stood behind the gateway's name in the address: the proof of providers that sign nothing. */
  readonly secret?: string | undefined
}

/**
 * A payment provider. Adapters speak to theirs over HTTP and keep nothing. Any call may throw `GatewayUnreachable`; then nothing
 * is known, and the same call may be made again.
 */
export interface PaymentGateway {
  readonly id: string
  /** The methods it can take, of those the product knows. */
  readonly methods: readonly MethodKey[]
  /** Those of them whose card it can keep for the member; left out where it keeps none. */
  readonly keepsCards?: readonly MethodKey[]
  createPayment(wish: PaymentWish): Promise<{ readonly providerId: string; readonly redirectUrl: string }>
  /** The truth about a payment, under the name it was made by; null when the provider knows none of this name. */
  fetchPayment(providerId: string): Promise<ProviderPayment | null>
  /** Pays back a part of a payment, or all of it, by the way it came. The same attempt again is the same refund. */
  refund(wish: RefundWish): Promise<ProviderRefund>
  /** The truth about a refund of a payment; null when the provider knows none of this name. */
  fetchRefund(asked: { readonly providerId: string; readonly refundId: string }): Promise<ProviderRefund | null>
  /**
   * Pays by a stored card, once for each attempt. What became of it `fetchPayment` tells; the member is led to `redirectUrl` where
   * the bank wants to see them. Throws `CardRefused` when the provider no longer knows the card: then nothing was made.
   */
  charge(wish: CardCharge): Promise<{ readonly providerId: string; readonly redirectUrl: string | null }>
  /** Has the provider forget a stored card; one it does not know is forgotten already. */
  forgetCard(token: string): Promise<void>
  /**
   * Whether it leaves disputes open that are lost, since it has no word for that: then the staff say how they ended. Left out where it tells.
   */
  readonly leavesDisputesOpen?: boolean
  /**
   * What a provider settled with the operator's bank on a day (UTC), line by line; the same lines however often it is asked. Left out
   * where the provider does not tell.
   */
  settlements?(day: string): Promise<readonly SettlementLine[]>
  /** Closes a payment that nobody has paid; one that cannot be closed any more stays as it is. Left out where the provider never closes any. */
  cancelPayment?(providerId: string): Promise<void>
  /**
   * Every payment the provider made since an instant, at least; for finding those nobody here knows of. Left out where the provider
   * lists none: then only those that are known here are compared.
   */
  listPayments?(since: Date): AsyncIterable<ListedPayment>
  /**
   * Collects by direct debit what its payer signed a mandate for, once for each attempt. Throws `DebitRefused` when the provider takes
   * nothing from the account. Left out where the provider cannot; then direct debit is not offered.
   */
  collect?(wish: DebitWish): Promise<Collected>
  /** What a webhook points at, once its signature and time are proven; null for anything else. */
  verifyWebhook(raw: RawWebhook, now: Date): WebhookHint | null | Promise<WebhookHint | null>
}

/** One line of what a provider settled. The lines of a day and currency add up to nothing: what came, less what went, is what was paid out. */
export interface SettlementLine {
  /** The provider's name for the line, the same whenever it is told. */
  readonly id: string
  /** `other` is what the product knows nothing of, a reserve or a correction. */
  readonly kind: 'payment' | 'refund' | 'chargeback' | 'fee' | 'payout' | 'other'
  /** The payment it is about, by the name it was made by; null where it is about none. */
  readonly providerId: string | null
  /** What it adds to what the provider owes: a payment is above nothing, the rest mostly below. */
  readonly amountMinor: number
  readonly currency: string
}

/** A payment to be collected by direct debit. */
export interface DebitWish extends Omit<PaymentWish, 'keepCard' | 'method'> {
  readonly debit: Debit
}

/** A payment by a stored card. */
export interface CardCharge extends Omit<PaymentWish, 'keepCard'> {
  readonly token: string
}

/** A stored card that its provider does not know any more. */
export class CardRefused extends Error {
  constructor(gateway: string) {
    super(`${gateway} takes nothing from this card`)
    this.name = 'CardRefused'
  }
}

/** A provider that did not answer, or not with sense. What was asked may or may not have happened. */
export class GatewayUnreachable extends Error {
  constructor(gateway: string, cause?: unknown) {
    super(`${gateway} does not answer`, { cause })
    this.name = 'GatewayUnreachable'
  }
}

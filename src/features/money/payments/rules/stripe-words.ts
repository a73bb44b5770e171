import type { Failure } from './failures.ts'
import type { MethodKey } from './methods.ts'
import type { DisputeState, ProviderRefundState, RefundReason } from './money-back.ts'
import type { ProviderState } from './order-status.ts'

/**
 * What Stripe calls the methods its hosted page takes. Card brands and Apple Pay are chosen on its page of cards. A bank transfer
 * would go to a balance of the payer's there, in parts if they please, so it is left to others.
 */
export const stripeMethods = {
  ideal: 'ideal',
  bancontact: 'bancontact',
  blik: 'blik',
  prezelewy24: 'p24',
  eps: 'eps',
  cartebancaire: 'card',
  creditcard: 'card',
  visa: 'card',
  mastercard: 'card',
  nexi: 'card',
  applepay: 'card',
  paypal: 'paypal',
  sdd: 'sepa_debit',
} as const satisfies Partial<Record<MethodKey, string>>

/** Stripe's name for a method; undefined for one its page does not take, and then the page asks. */
export function stripeMethodOf(key: MethodKey): string | undefined {
  return (stripeMethods as Partial<Record<MethodKey, string>>)[key]
}

/** What its words for a refund mean. */
export const stripeRefundStates: Readonly<Record<string, ProviderRefundState>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'paid',
  failed: 'failed',
  canceled: 'failed',
}

/** Why money goes back, in the words Stripe has. `fraudulent` would put the payer on its lists, which is not for us to do unasked. */
export const stripeRefundReasons: Readonly<Partial<Record<RefundReason, 'duplicate' | 'requested_by_customer'>>> = {
  duplicate: 'duplicate',
  withdrawal: 'requested_by_customer',
  complaint: 'requested_by_customer',
}

/** How a dispute stands. A question of the bank's that was closed without a dispute is won, and so is a dispute that was prevented. */
export function stripeDisputeState(status: string): DisputeState {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}

/** A payment as Stripe shows it: its page, and the payment behind it once there is one. */
export interface StripeFacts {
  /** Null for a payment by a stored card, which has no page. */
  readonly session: { readonly status: string | null; readonly paymentStatus: string } | null
  /** The payment's own status; null until somebody tried to pay. */
  readonly intent: string | null
}

/**
 * How a payment stands. On a page that is still open a declined card may be tried again, so that is no failure yet; on one that is
 * complete nobody comes back, and a payment that wants another method has failed. Null for words Stripe did not have.
 */
export function stripeState({ session, intent }: StripeFacts): ProviderState | null {
  if (intent === 'succeeded' || session?.paymentStatus === 'paid') return 'paid'
  if (intent === 'processing' || intent === 'requires_capture') return 'processing'
  if (session?.status === 'expired') return 'expired'
  if (intent === 'canceled') return 'cancelled'
  if (session?.status === 'complete') return stateOfComplete(intent)
  if (session !== null && session.status !== 'open') return null
  if (intent === null) return session === null ? null : 'open'
  if (intent === 'requires_action' || intent === 'requires_confirmation') return 'action_required'
  if (intent !== 'requires_payment_method') return null
  return session === null ? 'failed' : 'open'
}

/** The payer has done their part; a bank has still to do its own, or has refused. */
function stateOfComplete(intent: string | null): ProviderState | null {
  if (intent === null || intent === 'requires_action' || intent === 'requires_confirmation') return 'processing'
  return intent === 'requires_payment_method' ? 'failed' : null
}

/** Currencies in which Stripe counts in hundredths though they have none (of the banks' making, not of ISO's). */
const countedInHundredths = ['ISK', 'UGX']

/** A sum as Stripe counts it. */
export function toStripeAmount(minor: number, currency: string): number {
  return countedInHundredths.includes(currency) ? Number(`${minor}00`) : minor
}

/** A sum of Stripe's in minor units; null for one that is no whole number of them. */
export function fromStripeAmount(amount: number, currency: string): number | null {
  if (!countedInHundredths.includes(currency)) return amount
  return Number.isSafeInteger(amount) && amount >= 0 && amount % 100 === 0 ? amount / 100 : null
}

/** Why a payment failed, by Stripe's code or the bank's; what is left out is told as it failed and no more. */
export const stripeFailures: Readonly<Record<string, Failure>> = {
  card_declined: 'declined',
  generic_decline: 'declined',
  do_not_honor: 'declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'card_expired',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  card_velocity_exceeded: 'limit_exceeded',
  withdrawal_count_limit_exceeded: 'limit_exceeded',
}

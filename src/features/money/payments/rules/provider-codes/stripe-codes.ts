import type { Failure } from './failures.ts'
import type { DisputeState, ProviderRefundState, RefundReason } from '../money-back.ts'
import type { ProviderState } from '../order-status.ts'

/** The meaning of Stripe's refund states. */
export const stripeRefundStates: Readonly<Record<string, ProviderRefundState>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'paid',
  failed: 'failed',
  canceled: 'failed',
}

/**
 * Stripe's refund reasons. `fraudulent` would put the payer on its block lists, so it is never
 * sent.
 */
export const stripeRefundReasons: Readonly<
  Partial<Record<RefundReason, 'duplicate' | 'requested_by_customer'>>
> = {
  duplicate: 'duplicate',
  withdrawal: 'requested_by_customer',
  complaint: 'requested_by_customer',
}

/**
 * The state of a dispute. A bank inquiry closed without a dispute counts as won, and so does a
 * prevented dispute.
 */
export function stripeDisputeState(status: string): DisputeState {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}

/** A payment as reported by Stripe: its page, and the payment intent once there is one. */
export interface StripeFacts {
  /** Null for a payment with a stored card, which has no page. */
  readonly session: { readonly status: string | null; readonly paymentStatus: string } | null
  /** The status of the payment intent; null until someone has tried to pay. */
  readonly intent: string | null
}

/**
 * The state of a payment. On an open page a declined card can be retried, so that is not a failure
 * yet; on a completed page the payer does not return, so a payment requiring another method has
 * failed. Null for unknown Stripe states.
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

/** The payer has finished; the bank is still processing, or has refused. */
function stateOfComplete(intent: string | null): ProviderState | null {
  if (intent === null || intent === 'requires_action' || intent === 'requires_confirmation')
    return 'processing'
  return intent === 'requires_payment_method' ? 'failed' : null
}

/**
 * Zero-decimal currencies that Stripe nevertheless counts in hundredths (a bank convention, not ISO
 * 4217).
 */
const countedInHundredths = ['ISK', 'UGX']

/** Converts an amount to Stripe's unit. */
export function toStripeAmount(minor: number, currency: string): number {
  return countedInHundredths.includes(currency) ? Number(`${minor}00`) : minor
}

/**
 * Converts an amount from Stripe's unit to minor units; null if it is not a whole number of them.
 */
export function fromStripeAmount(amount: number, currency: string): number | null {
  if (!countedInHundredths.includes(currency)) return amount
  return Number.isSafeInteger(amount) && amount >= 0 && amount % 100 === 0 ? amount / 100 : null
}

/** Failure codes of Stripe or the bank; codes not listed are reported as a general failure. */
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

import type { Failure } from './failures.ts'
import type { ProviderRefundState } from '../money-back.ts'
import type { ProviderState } from '../order-status.ts'

/**
 * The meaning of Mollie's payment states. There is no state for a bank that requires further action
 * by the payer; such a payment is open.
 */
export const mollieStates: Readonly<Record<string, ProviderState>> = {
  open: 'open',
  pending: 'processing',
  authorized: 'processing',
  paid: 'paid',
  canceled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
}

/** The meaning of its refund states. */
export const mollieRefundStates: Readonly<Record<string, ProviderRefundState>> = {
  queued: 'pending',
  pending: 'pending',
  processing: 'pending',
  refunded: 'paid',
  failed: 'failed',
  canceled: 'failed',
}

/** The language of Mollie's page. */
export const mollieLocales = {
  en: 'en_GB',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  it: 'it_IT',
  nl: 'nl_NL',
  pl: 'pl_PL',
} as const

/** Mollie's failure codes for cards; codes not listed are reported as a general failure. */
export const mollieFailures: Readonly<Record<string, Failure>> = {
  authentication_abandoned: 'authentication_failed',
  authentication_failed: 'authentication_failed',
  authentication_required: 'authentication_failed',
  authentication_unavailable_acs: 'authentication_failed',
  card_declined: 'declined',
  card_expired: 'card_expired',
  inactive_card: 'declined',
  insufficient_funds: 'insufficient_funds',
  possible_fraud: 'declined',
  refused_by_issuer: 'declined',
}

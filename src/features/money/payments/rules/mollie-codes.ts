import type { Failure } from './failures.ts'
import type { MethodKey } from './methods.ts'
import type { ProviderRefundState } from './money-back.ts'
import type { ProviderState } from './order-status.ts'

/**
 * Mollie's names of the methods it accepts. Card brands are chosen on its card page; it does not
 * have Wero and no longer accepts discontinued methods.
 */
export const mollieMethods = {
  ideal: 'ideal',
  bancontact: 'bancontact',
  blik: 'blik',
  prezelewy24: 'przelewy24',
  eps: 'eps',
  cartebancaire: 'creditcard',
  creditcard: 'creditcard',
  visa: 'creditcard',
  mastercard: 'creditcard',
  nexi: 'creditcard',
  applepay: 'applepay',
  paypal: 'paypal',
  paysafecard: 'paysafecard',
  sdd: 'directdebit',
  sct: 'banktransfer',
} as const satisfies Partial<Record<MethodKey, string>>

/**
 * Mollie's name for a method; undefined if unsupported, in which case its page lets the payer
 * choose.
 */
export function getMollieMethod(key: MethodKey): (typeof mollieMethods)[keyof typeof mollieMethods] | undefined {
  return (mollieMethods as Partial<Record<MethodKey, (typeof mollieMethods)[keyof typeof mollieMethods]>>)[key]
}

/**
 * The meaning of Mollie's payment states. It has none for a bank that requires further action by
 * the payer; such a payment is open.
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

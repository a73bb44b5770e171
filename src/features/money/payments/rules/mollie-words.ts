import type { Failure } from './failures.ts'
import type { MethodKey } from './methods.ts'
import type { ProviderRefundState } from './money-back.ts'
import type { ProviderState } from './order-status.ts'

/** What Mollie calls the methods it takes. Card brands are chosen on its page of cards; Wero it does not have, and what is discontinued it takes no more. */
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

/** Mollie's name for a method; undefined for one it does not take, and then its page asks. */
export function mollieMethodOf(key: MethodKey): (typeof mollieMethods)[keyof typeof mollieMethods] | undefined {
  return (mollieMethods as Partial<Record<MethodKey, (typeof mollieMethods)[keyof typeof mollieMethods]>>)[key]
}

/** What Mollie's words for a payment mean. It has none for a bank that asks the payer for more: until that is done it is open. */
export const mollieStates: Readonly<Record<string, ProviderState>> = {
  open: 'open',
  pending: 'processing',
  authorized: 'processing',
  paid: 'paid',
  canceled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
}

/** What its words for a refund mean. */
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

/** Why a card failed, in the words of the product; what is left out is told as it failed and no more. */
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

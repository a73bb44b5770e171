import type { Country } from '#features/site/geography/index.ts'

/**
 * All known payment methods (CRED-04), spelt as on the wire, including misspellings. A key has 2 to 20
 * lower-case letters and digits.
 */
export const methodKeys = [
  'sdd',
  'prezelewy24',
  'blik',
  'sct',
  'giropay',
  'mastercard',
  'visa',
  'creditcard',
  'cartebancaire',
  'nexi',
  'ideal',
  'bancontact',
  'applepay',
  'paysafecard',
  'maestro',
  'paypal',
  'sofort',
  'eps',
  'wero',
] as const
export type MethodKey = (typeof methodKeys)[number]

export function isMethod(text: unknown): text is MethodKey {
  return (methodKeys as readonly unknown[]).includes(text)
}

/**
 * The screens of the sandbox's bank page, by the input they require. `plain` requires none, because
 * a direct debit has already been authorised.
 */
export const sandboxScreens = [
  'card',
  'bank',
  'code',
  'voucher',
  'transfer',
  'wallet',
  'plain',
] as const
export type SandboxScreen = (typeof sandboxScreens)[number]

/**
 * Everything the product knows about a payment method. No method has a fee for members: surcharges
 * are forbidden for most of them and unfair for all.
 */
export interface PaymentMethod {
  /** The name in every language; methods with null are named in the phrases. */
  readonly name: string | null
  /** A generic icon, since brand logos are trademarks. */
  readonly icon: 'bank' | 'card' | 'phone' | 'coins' | 'apple' | 'paypal' | 'transfer'
  /** `legacy` and `discontinued` methods keep their names and are never offered. */
  readonly status: 'active' | 'legacy' | 'discontinued'
  readonly countries: readonly Country[] | 'all'
  readonly currencies: readonly string[] | 'all'
  /** The minimum amount: one whole currency unit, or the lowest that covers the costs. */
  readonly minimum: 'lowest' | 'whole_unit'
  /**
   * How the payer pays: on the provider's page, with a code entered there, in our own form, or by
   * making a transfer.
   */
  readonly flow: 'redirect' | 'code' | 'form' | 'transfer'
  /** Whether the payment is confirmed immediately or days later. */
  readonly confirms: 'instant' | 'delayed'
  /** The method on whose page this brand is chosen; it needs no row of its own. */
  readonly partOf: 'creditcard' | null
  /**
   * Saved by a provider for later payments: a card, or the mandate of a direct debit. Cards in
   * wallets stay in the wallet.
   */
  readonly saves: 'card' | 'mandate' | null
  /**
   * The names at the providers, null where unsupported, and its screen in the sandbox. Card brands
   * and, at Stripe, Apple Pay are chosen on the card page. A bank transfer at Stripe would be paid
   * into the payer's balance there, possibly in parts, so it is left to other gateways.
   */
  readonly providers: {
    readonly mollie: string | null
    readonly stripe: string | null
    readonly sandbox: SandboxScreen
  }
  /**
   * Days after payment during which the money can be refunded through the same method, using the
   * shortest period offered by any provider.
   */
  readonly refundDays: number
  /** Days during which the payer's bank can reclaim the money; 0 if a payment is final. */
  readonly chargebackDays: number
  /**
   * Whether the law allows a surcharge: `forbidden` for consumer cards and SEPA, `waived` where it
   * would be allowed but we do not charge one.
   */
  readonly surcharge: 'forbidden' | 'waived'
}

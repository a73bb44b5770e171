import type { Country } from '#features/site/geography/index.ts'

/**
 * All known payment methods (CRED-04): the eighteen original ones, spelt as on the wire, including
 * misspellings, and Wero.
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

/** Methods paid by a card that a provider can save; cards in wallets stay in the wallet. */
export const cardMethods = ['creditcard', 'cartebancaire'] as const satisfies readonly MethodKey[]

export function isMethod(text: unknown): text is MethodKey {
  return (methodKeys as readonly unknown[]).includes(text)
}

/**
 * Facts about a payment method. No method has a fee for members: surcharges are forbidden for most
 * of them and unfair for all.
 */
export interface MethodFacts {
  /** The name in every language; methods without one are named in the phrases. */
  readonly name?: string
  /** `legacy` and `discontinued` methods keep their names and are never offered. */
  readonly status: 'active' | 'legacy' | 'discontinued'
  /** The countries it is used in; everywhere if omitted. */
  readonly countries?: readonly Country[]
  /** The currencies it supports; any if omitted. */
  readonly currencies?: readonly string[]
  /**
   * How the payer pays: on the provider's page, with a code entered there, in our own form, or by
   * making a transfer.
   */
  readonly flow: 'redirect' | 'code' | 'form' | 'transfer'
  /** Whether the payment is confirmed immediately or days later. */
  readonly confirms: 'instant' | 'delayed'
  /** A brand chosen on the page of another method that needs no row of its own. */
  readonly partOf?: MethodKey
  /** Its replacements. */
  readonly replacedBy?: readonly MethodKey[]
  /**
   * Days after payment in which the money can be refunded through the same method, by the shortest
   * of the providers' promises.
   */
  readonly refundDays: number
  /** Days in which the payer's bank can reclaim the money; 0 if a payment is final. */
  readonly chargebackDays: number
  /**
   * Whether the law allows a surcharge: `forbidden` for consumer cards and SEPA, `waived` where it
   * would be possible but we charge none.
   */
  readonly surcharge: 'forbidden' | 'waived'
}

/** Thirteen months, the longest a payer can dispute an unauthorised debit. */
const thirteenMonths = 395
const card = { refundDays: 365, chargebackDays: 120, surcharge: 'forbidden' } as const
const fromAccount = { refundDays: 180, chargebackDays: 0, surcharge: 'forbidden' } as const

const euroCountries = ['NL', 'BE', 'IE', 'IT', 'ES', 'FR', 'DE', 'AT'] as const

/** The registry of payment methods in display order. */
export const methods: Readonly<Record<MethodKey, MethodFacts>> = {
  ideal: {
    name: 'iDEAL',
    status: 'active',
    countries: ['NL'],
    currencies: ['EUR'],
    flow: 'redirect',
    confirms: 'instant',
    ...fromAccount,
  },
  bancontact: {
    name: 'Bancontact',
    status: 'active',
    countries: ['BE'],
    currencies: ['EUR'],
    flow: 'redirect',
    confirms: 'instant',
    ...fromAccount,
  },
  blik: {
    name: 'BLIK',
    status: 'active',
    countries: ['PL'],
    currencies: ['PLN'],
    flow: 'code',
    confirms: 'instant',
    refundDays: thirteenMonths,
    chargebackDays: thirteenMonths,
    surcharge: 'waived',
  },
  prezelewy24: {
    name: 'Przelewy24',
    status: 'active',
    countries: ['PL'],
    currencies: ['PLN', 'EUR'],
    flow: 'redirect',
    confirms: 'delayed',
    ...fromAccount,
    surcharge: 'waived',
  },
  eps: {
    name: 'eps',
    status: 'active',
    countries: ['AT'],
    currencies: ['EUR'],
    flow: 'redirect',
    confirms: 'instant',
    ...fromAccount,
  },
  cartebancaire: {
    name: 'Carte Bancaire',
    status: 'active',
    countries: ['FR'],
    currencies: ['EUR'],
    flow: 'redirect',
    confirms: 'instant',
    ...card,
  },
  creditcard: { status: 'active', flow: 'redirect', confirms: 'instant', ...card },
  visa: { name: 'Visa', status: 'active', flow: 'redirect', confirms: 'instant', partOf: 'creditcard', ...card },
  mastercard: {
    name: 'Mastercard',
    status: 'active',
    flow: 'redirect',
    confirms: 'instant',
    partOf: 'creditcard',
    ...card,
  },
  nexi: {
    name: 'Nexi',
    status: 'active',
    countries: ['IT'],
    currencies: ['EUR'],
    flow: 'redirect',
    confirms: 'instant',
    partOf: 'creditcard',
    ...card,
  },
  applepay: { name: 'Apple Pay', status: 'active', flow: 'redirect', confirms: 'instant', ...card },
  paypal: {
    name: 'PayPal',
    status: 'active',
    currencies: ['EUR', 'GBP', 'USD', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD'],
    flow: 'redirect',
    confirms: 'instant',
    refundDays: 180,
    chargebackDays: 180,
    surcharge: 'waived',
  },
  wero: {
    name: 'Wero',
    status: 'active',
    countries: ['DE', 'FR', 'BE'],
    currencies: ['EUR'],
    flow: 'redirect',
    confirms: 'instant',
    refundDays: 180,
    chargebackDays: 120,
    surcharge: 'forbidden',
  },
  paysafecard: {
    name: 'paysafecard',
    status: 'active',
    countries: ['NL', 'BE', 'IE', 'IT', 'ES', 'CA', 'NZ', 'GB', 'FR', 'DE', 'AT', 'AU', 'CH', 'PL'],
    currencies: ['EUR', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD'],
    flow: 'redirect',
    confirms: 'instant',
    refundDays: 45,
    chargebackDays: 0,
    surcharge: 'waived',
  },
  sdd: {
    status: 'active',
    countries: euroCountries,
    currencies: ['EUR'],
    flow: 'form',
    confirms: 'delayed',
    refundDays: 180,
    chargebackDays: thirteenMonths,
    surcharge: 'forbidden',
  },
  sct: {
    status: 'active',
    countries: euroCountries,
    currencies: ['EUR'],
    flow: 'transfer',
    confirms: 'delayed',
    ...fromAccount,
  },
  giropay: {
    name: 'giropay',
    status: 'discontinued',
    countries: ['DE'],
    currencies: ['EUR'],
    flow: 'redirect',
    confirms: 'instant',
    replacedBy: ['wero'],
    ...fromAccount,
  },
  sofort: {
    name: 'Sofort',
    status: 'discontinued',
    countries: ['DE', 'AT', 'BE', 'NL', 'CH', 'IT', 'ES', 'PL'],
    currencies: ['EUR', 'CHF', 'PLN'],
    flow: 'redirect',
    confirms: 'delayed',
    replacedBy: ['wero', 'sct'],
    ...fromAccount,
  },
  maestro: {
    name: 'Maestro',
    status: 'legacy',
    flow: 'redirect',
    confirms: 'instant',
    partOf: 'creditcard',
    replacedBy: ['creditcard'],
    ...card,
  },
}

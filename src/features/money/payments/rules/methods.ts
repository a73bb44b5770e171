import type { Country } from '#features/site/geography/index.ts'

/** Every known way to pay (CRED-04): the eighteen of old, misspelt where the wire is, and Wero. */
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

/** Those that are paid by a card which a provider can keep; a wallet's card stays in the wallet. */
export const cardMethods = ['creditcard', 'cartebancaire'] as const satisfies readonly MethodKey[]

/** Tells whether a text names a known method. */
export function isMethod(text: unknown): text is MethodKey {
  return (methodKeys as readonly unknown[]).includes(text)
}

/** What is known of a method. No method costs the member a fee: surcharges are forbidden for most of them and unkind for all. */
export interface MethodFacts {
  /** What it is called in every language; the few that have none are named by the phrases. */
  readonly name?: string
  /** `legacy` and `discontinued` ones are known by name and never offered. */
  readonly status: 'active' | 'legacy' | 'discontinued'
  /** Where it is of use; left out where it is everywhere. */
  readonly countries?: readonly Country[]
  /** The currencies it moves; left out where it takes any. */
  readonly currencies?: readonly string[]
  /** How it is paid: on the provider's page, by a code typed there, by a form of one's own account, by a transfer one makes oneself. */
  readonly flow: 'redirect' | 'code' | 'form' | 'transfer'
  /** Whether the money is sure at once, or days later. */
  readonly confirms: 'instant' | 'delayed'
  /** A brand that is chosen on the page of another method and needs no row of its own. */
  readonly partOf?: MethodKey
  /** What took its place. */
  readonly replacedBy?: readonly MethodKey[]
  /** For how many days after it was paid money can go back the way it came, by the shortest of what providers promise. */
  readonly refundDays: number
  /** For how many days the payer can have a bank fetch it back; 0 where a payment is final. */
  readonly chargebackDays: number
  /** Whether the law lets a shop ask more for it: `forbidden` for consumers' cards and SEPA, `waived` where it might and we do not. */
  readonly surcharge: 'forbidden' | 'waived'
}

/** Thirteen months, the longest a payer has for a debit they never agreed to. */
const thirteenMonths = 395
const card = { refundDays: 365, chargebackDays: 120, surcharge: 'forbidden' } as const
const fromAccount = { refundDays: 180, chargebackDays: 0, surcharge: 'forbidden' } as const

const euroCountries = ['NL', 'BE', 'IE', 'IT', 'ES', 'FR', 'DE', 'AT'] as const

/** The registry of methods, in the order in which they are shown. */
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

import type { Country } from '#features/places/rules/countries.ts'

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
}

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
  },
  bancontact: {
    name: 'Bancontact',
    status: 'active',
    countries: ['BE'],
    currencies: ['EUR'],
    flow: 'redirect',
    confirms: 'instant',
  },
  blik: { name: 'BLIK', status: 'active', countries: ['PL'], currencies: ['PLN'], flow: 'code', confirms: 'instant' },
  prezelewy24: {
    name: 'Przelewy24',
    status: 'active',
    countries: ['PL'],
    currencies: ['PLN', 'EUR'],
    flow: 'redirect',
    confirms: 'delayed',
  },
  eps: { name: 'eps', status: 'active', countries: ['AT'], currencies: ['EUR'], flow: 'redirect', confirms: 'instant' },
  cartebancaire: {
    name: 'Carte Bancaire',
    status: 'active',
    countries: ['FR'],
    currencies: ['EUR'],
    flow: 'redirect',
    confirms: 'instant',
  },
  creditcard: { status: 'active', flow: 'redirect', confirms: 'instant' },
  visa: { name: 'Visa', status: 'active', flow: 'redirect', confirms: 'instant', partOf: 'creditcard' },
  mastercard: { name: 'Mastercard', status: 'active', flow: 'redirect', confirms: 'instant', partOf: 'creditcard' },
  nexi: {
    name: 'Nexi',
    status: 'active',
    countries: ['IT'],
    currencies: ['EUR'],
    flow: 'redirect',
    confirms: 'instant',
    partOf: 'creditcard',
  },
  applepay: { name: 'Apple Pay', status: 'active', flow: 'redirect', confirms: 'instant' },
  paypal: {
    name: 'PayPal',
    status: 'active',
    currencies: ['EUR', 'GBP', 'USD', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD'],
    flow: 'redirect',
    confirms: 'instant',
  },
  wero: {
    name: 'Wero',
    status: 'active',
    countries: ['DE', 'FR', 'BE'],
    currencies: ['EUR'],
    flow: 'redirect',
    confirms: 'instant',
  },
  paysafecard: {
    name: 'paysafecard',
    status: 'active',
    countries: ['NL', 'BE', 'IE', 'IT', 'ES', 'CA', 'NZ', 'GB', 'FR', 'DE', 'AT', 'AU', 'CH', 'PL'],
    currencies: ['EUR', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD'],
    flow: 'redirect',
    confirms: 'instant',
  },
  sdd: { status: 'active', countries: euroCountries, currencies: ['EUR'], flow: 'form', confirms: 'delayed' },
  sct: { status: 'active', countries: euroCountries, currencies: ['EUR'], flow: 'transfer', confirms: 'delayed' },
  giropay: {
    name: 'giropay',
    status: 'discontinued',
    countries: ['DE'],
    currencies: ['EUR'],
    flow: 'redirect',
    confirms: 'instant',
    replacedBy: ['wero'],
  },
  sofort: {
    name: 'Sofort',
    status: 'discontinued',
    countries: ['DE', 'AT', 'BE', 'NL', 'CH', 'IT', 'ES', 'PL'],
    currencies: ['EUR', 'CHF', 'PLN'],
    flow: 'redirect',
    confirms: 'delayed',
    replacedBy: ['wero', 'sct'],
  },
  maestro: {
    name: 'Maestro',
    status: 'legacy',
    flow: 'redirect',
    confirms: 'instant',
    partOf: 'creditcard',
    replacedBy: ['creditcard'],
  },
}

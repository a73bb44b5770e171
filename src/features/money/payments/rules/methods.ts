import { listCountriesWith } from '#features/site/geography/index.ts'
import { accountWindows, cardPage, cardWindows, thirteenMonths } from './method-defaults.ts'
import { type MethodKey, methodKeys, type PaymentMethod } from './payment-method.ts'
import { retiredMethods } from './retired-methods.ts'

export { isMethod, type MethodKey, methodKeys } from './payment-method.ts'

const cardProviders = { mollie: 'creditcard', stripe: 'card', sandbox: 'card' } as const
const euroCountries = listCountriesWith('EUR')

const table = {
  ideal: {
    name: 'iDEAL',
    icon: 'bank',
    status: 'active',
    countries: ['NL'],
    currencies: ['EUR'],
    minimum: 'lowest',
    flow: 'redirect',
    confirms: 'instant',
    partOf: null,
    saves: null,
    providers: { mollie: 'ideal', stripe: 'ideal', sandbox: 'bank' },
    ...accountWindows,
  },
  bancontact: {
    name: 'Bancontact',
    icon: 'bank',
    status: 'active',
    countries: ['BE'],
    currencies: ['EUR'],
    minimum: 'lowest',
    flow: 'redirect',
    confirms: 'instant',
    partOf: null,
    saves: null,
    providers: { mollie: 'bancontact', stripe: 'bancontact', sandbox: 'wallet' },
    ...accountWindows,
  },
  blik: {
    name: 'BLIK',
    icon: 'phone',
    status: 'active',
    countries: ['PL'],
    currencies: ['PLN'],
    minimum: 'lowest',
    flow: 'code',
    confirms: 'instant',
    partOf: null,
    saves: null,
    providers: { mollie: 'blik', stripe: 'blik', sandbox: 'code' },
    refundDays: thirteenMonths,
    chargebackDays: thirteenMonths,
    surcharge: 'waived',
  },
  prezelewy24: {
    name: 'Przelewy24',
    icon: 'bank',
    status: 'active',
    countries: ['PL'],
    currencies: ['PLN', 'EUR'],
    minimum: 'lowest',
    flow: 'redirect',
    confirms: 'delayed',
    partOf: null,
    saves: null,
    providers: { mollie: 'przelewy24', stripe: 'p24', sandbox: 'bank' },
    refundDays: 180,
    chargebackDays: 0,
    surcharge: 'waived',
  },
  eps: {
    name: 'eps',
    icon: 'bank',
    status: 'active',
    countries: ['AT'],
    currencies: ['EUR'],
    minimum: 'whole_unit',
    flow: 'redirect',
    confirms: 'instant',
    partOf: null,
    saves: null,
    providers: { mollie: 'eps', stripe: 'eps', sandbox: 'bank' },
    ...accountWindows,
  },
  cartebancaire: {
    name: 'Carte Bancaire',
    status: 'active',
    countries: ['FR'],
    currencies: ['EUR'],
    partOf: null,
    saves: 'card',
    providers: cardProviders,
    ...cardPage,
  },
  creditcard: {
    name: null,
    status: 'active',
    countries: 'all',
    currencies: 'all',
    partOf: null,
    saves: 'card',
    providers: cardProviders,
    ...cardPage,
  },
  visa: {
    name: 'Visa',
    status: 'active',
    countries: 'all',
    currencies: 'all',
    partOf: 'creditcard',
    saves: null,
    providers: cardProviders,
    ...cardPage,
  },
  mastercard: {
    name: 'Mastercard',
    status: 'active',
    countries: 'all',
    currencies: 'all',
    partOf: 'creditcard',
    saves: null,
    providers: cardProviders,
    ...cardPage,
  },
  nexi: {
    name: 'Nexi',
    status: 'active',
    countries: ['IT'],
    currencies: ['EUR'],
    partOf: 'creditcard',
    saves: null,
    providers: cardProviders,
    ...cardPage,
  },
  applepay: {
    name: 'Apple Pay',
    icon: 'apple',
    status: 'active',
    countries: 'all',
    currencies: 'all',
    minimum: 'lowest',
    flow: 'redirect',
    confirms: 'instant',
    partOf: null,
    saves: null,
    providers: { mollie: 'applepay', stripe: 'card', sandbox: 'wallet' },
    ...cardWindows,
  },
  paypal: {
    name: 'PayPal',
    icon: 'paypal',
    status: 'active',
    countries: 'all',
    currencies: ['EUR', 'GBP', 'USD', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD'],
    minimum: 'whole_unit',
    flow: 'redirect',
    confirms: 'instant',
    partOf: null,
    saves: null,
    providers: { mollie: 'paypal', stripe: 'paypal', sandbox: 'wallet' },
    refundDays: 180,
    chargebackDays: 180,
    surcharge: 'waived',
  },
  wero: {
    name: 'Wero',
    icon: 'bank',
    status: 'active',
    countries: ['DE', 'FR', 'BE'],
    currencies: ['EUR'],
    minimum: 'lowest',
    flow: 'redirect',
    confirms: 'instant',
    partOf: null,
    saves: null,
    providers: { mollie: null, stripe: null, sandbox: 'wallet' },
    refundDays: 180,
    chargebackDays: 120,
    surcharge: 'forbidden',
  },
  paysafecard: {
    name: 'paysafecard',
    icon: 'coins',
    status: 'active',
    countries: ['NL', 'BE', 'IE', 'IT', 'ES', 'CA', 'NZ', 'GB', 'FR', 'DE', 'AT', 'AU', 'CH', 'PL'],
    currencies: ['EUR', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD'],
    minimum: 'whole_unit',
    flow: 'redirect',
    confirms: 'instant',
    partOf: null,
    saves: null,
    providers: { mollie: 'paysafecard', stripe: null, sandbox: 'voucher' },
    refundDays: 45,
    chargebackDays: 0,
    surcharge: 'waived',
  },
  sdd: {
    name: null,
    icon: 'transfer',
    status: 'active',
    countries: euroCountries,
    currencies: ['EUR'],
    minimum: 'whole_unit',
    flow: 'form',
    confirms: 'delayed',
    partOf: null,
    saves: 'mandate',
    providers: { mollie: 'directdebit', stripe: 'sepa_debit', sandbox: 'plain' },
    refundDays: 180,
    chargebackDays: thirteenMonths,
    surcharge: 'forbidden',
  },
  sct: {
    name: null,
    icon: 'bank',
    status: 'active',
    countries: euroCountries,
    currencies: ['EUR'],
    minimum: 'whole_unit',
    flow: 'transfer',
    confirms: 'delayed',
    partOf: null,
    saves: null,
    providers: { mollie: 'banktransfer', stripe: null, sandbox: 'transfer' },
    ...accountWindows,
  },
  ...retiredMethods,
} as const satisfies Record<MethodKey, PaymentMethod>

/** All payment methods in display order; everything else about them is derived from this table. */
export const methods: Readonly<Record<MethodKey, PaymentMethod>> = table

/** Mollie's names of methods. */
export type MollieMethod = NonNullable<(typeof table)[MethodKey]['providers']['mollie']>
/** Stripe's names of methods. */
export type StripeMethod = NonNullable<(typeof table)[MethodKey]['providers']['stripe']>

/** Mollie's name of a method; null if it doesn't accept it. */
export function getMollieMethod(key: MethodKey): MollieMethod | null {
  return table[key].providers.mollie
}

/** Stripe's name of a method; null if its hosted page doesn't accept it. */
export function getStripeMethod(key: MethodKey): StripeMethod | null {
  return table[key].providers.stripe
}

/** Methods paid by a card that a provider can save. */
export const cardMethods: readonly MethodKey[] = methodKeys.filter(
  (key) => methods[key].saves === 'card',
)

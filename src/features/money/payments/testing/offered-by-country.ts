/**
 * The payment methods offered in each country by a gateway that accepts all of them, in the order
 * of the order page. Written out and reviewed; the only such list.
 */
export const offeredByCountry = {
  NL: 'ideal creditcard applepay paypal paysafecard sdd sct',
  BE: 'bancontact creditcard applepay paypal wero paysafecard sdd sct',
  IE: 'creditcard applepay paypal paysafecard sdd sct',
  IT: 'creditcard applepay paypal paysafecard sdd sct',
  ES: 'creditcard applepay paypal paysafecard sdd sct',
  CA: 'creditcard applepay paypal paysafecard',
  NZ: 'creditcard applepay paypal paysafecard',
  GB: 'creditcard applepay paypal paysafecard',
  FR: 'cartebancaire creditcard applepay paypal wero paysafecard sdd sct',
  DE: 'creditcard applepay paypal wero paysafecard sdd sct',
  AT: 'eps creditcard applepay paypal paysafecard sdd sct',
  US: 'creditcard applepay paypal',
  AU: 'creditcard applepay paypal paysafecard',
  CH: 'creditcard applepay paypal paysafecard',
  PL: 'blik prezelewy24 creditcard applepay paypal paysafecard',
} as const

export type OfferCountry = keyof typeof offeredByCountry

/** The card brands shown with `creditcard` in a country. */
export const brandsIn = (country: OfferCountry) =>
  country === 'IT' ? 'visa mastercard nexi' : 'visa mastercard'

import { getVatDay } from './vat-day.ts'
import { vatRates } from './vat-rates.ts'

/**
 * How an operator charges VAT: at the customer's rate; at its own rate within the EU (below the
 * threshold); or not at all.
 */
export type VatScheme = 'customer_country' | 'seller_country' | 'none'

/**
 * `small_business`: the seller charges none at all. `not_charged`: this seller owes none in that
 * country.
 */
export type VatTreatment = 'charged' | 'small_business' | 'not_charged'

/** The VAT included in a price: country and rate. */
export interface Vat {
  readonly treatment: VatTreatment
  readonly country: string
  /** Hundredths of a percent: 2100 is 21%. */
  readonly basisPoints: number
}

/**
 * VAT on an electronic service for consumers (CRED-13), under the law on the current day in that
 * country.
 */
export function getVat(
  facts: {
    readonly scheme: VatScheme
    /**
     * Countries in which this operator does not charge any, because it is not registered there or
     * is below a threshold.
     */
    readonly free: readonly string[]
    readonly seller: string
    readonly customer: string
  },
  now: Date,
): Vat {
  const { scheme, free, seller, customer } = facts
  if (scheme === 'none') return { treatment: 'small_business', country: seller, basisPoints: 0 }
  const country = scheme === 'seller_country' && isEu(seller) && isEu(customer) ? seller : customer
  const basisPoints = free.includes(country) ? null : findRate(country, now)
  return basisPoints === null
    ? { treatment: 'not_charged', country, basisPoints: 0 }
    : { treatment: 'charged', country, basisPoints }
}

export function isEu(country: string): boolean {
  return vatRates[country]?.eu === true
}

/** A country's rate on a day; `null` if a foreign seller charges none or the country is unknown. */
function findRate(country: string, now: Date): number | null {
  const day = getVatDay(country, now)
  return vatRates[country]?.rates.find(({ from }) => from <= day)?.basisPoints ?? null
}

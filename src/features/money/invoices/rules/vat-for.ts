import { vatRates } from './vat-rates.ts'

/** How an operator charges: where the customer lives; at home's rate within the EU (below its threshold); not at all. */
export type VatScheme = 'customer_country' | 'seller_country' | 'none'

/** `small_business`: the seller charges none at all. `not_charged`: none is due from this seller in that country. */
export type VatTreatment = 'charged' | 'small_business' | 'not_charged'

/** Which country's tax is in a price, and how much of it. */
export interface Vat {
  readonly treatment: VatTreatment
  readonly country: string
  /** Hundredths of a percent, 2100 is 21%. */
  readonly basisPoints: number
}

/** The tax in what a consumer pays for a service supplied electronically (CRED-13), as the law stood on a day. */
export function vatFor(
  facts: {
    readonly scheme: VatScheme
    /** Countries in which this operator charges none: not registered there, below a threshold. */
    readonly free: readonly string[]
    readonly seller: string
    readonly customer: string
  },
  now: Date,
): Vat {
  const { scheme, free, seller, customer } = facts
  if (scheme === 'none') return { treatment: 'small_business', country: seller, basisPoints: 0 }
  const country = scheme === 'seller_country' && isEu(seller) && isEu(customer) ? seller : customer
  const basisPoints = free.includes(country) ? null : rateOf(country, now)
  return basisPoints === null
    ? { treatment: 'not_charged', country, basisPoints: 0 }
    : { treatment: 'charged', country, basisPoints }
}

/** Whether a country is in the European Union. */
export function isEu(country: string): boolean {
  return vatRates[country]?.eu === true
}

/** A country's rate on a day; null where a seller abroad charges none or nothing is known. */
function rateOf(country: string, now: Date): number | null {
  const day = now.toISOString().slice(0, 10)
  return vatRates[country]?.rates.find(({ from }) => from <= day)?.basisPoints ?? null
}

import { z } from 'zod'

/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/)

/** The highest price in minor units: orders store prices as integers of four bytes. */
export const maxPriceMinor = 100_000_000

/**
 * A package of credits sold at one price (CRED-03). Prices are in the smallest unit of each
 * currency.
 */
export const creditPackage = z.strictObject({
  id: z.enum(['p0', 'p1', 'p2', 'p3']),
  credits: z.int().positive().max(1_000_000),
  priceMinor: z.record(currency, z.int().positive().max(maxPriceMinor)),
})
export type CreditPackage = z.output<typeof creditPackage>

/**
 * The price of a single credit when exactly the missing credits are bought, in the smallest unit of
 * each currency.
 */
export const standardExactPrices: Readonly<Record<string, number>> = {
  EUR: 55,
  GBP: 50,
  USD: 60,
  CHF: 55,
  PLN: 235,
}

/** The demo prices: 20, 60, 150 and 400 credits. */
export const standardPackages: readonly CreditPackage[] = [
  { id: 'p0', credits: 20, priceMinor: { EUR: 999, GBP: 899, USD: 1099, CHF: 990, PLN: 4299 } },
  { id: 'p1', credits: 60, priceMinor: { EUR: 2499, GBP: 2199, USD: 2699, CHF: 2490, PLN: 10699 } },
  {
    id: 'p2',
    credits: 150,
    priceMinor: { EUR: 5499, GBP: 4799, USD: 5999, CHF: 5490, PLN: 23499 },
  },
  {
    id: 'p3',
    credits: 400,
    priceMinor: { EUR: 11999, GBP: 10499, USD: 12999, CHF: 11990, PLN: 51499 },
  },
]

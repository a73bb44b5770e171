import { prorate } from '#kernel/money.ts'
import type { Country } from '#features/site/geography/index.ts'
import type { Settings } from './settings.ts'

export interface MessageCosts {
  /** In the smallest unit of the currency. */
  readonly costs: number
  readonly currency: string
}

type Priced = Pick<Settings, 'bundles' | 'message_credits' | 'minimum_message_costs'>

/** A package on sale: credits at a price in minor units per currency. */
export interface PricedPackage {
  readonly credits: number
  readonly priceMinor: Readonly<Record<string, number>>
}

/**
 * The price of credits in the smallest package, which is the highest: the rate that applies before
 * a member's first purchase (CRED-03). Null if no package is sold in the currency.
 */
export function getFirstRate(
  bundles: readonly PricedPackage[],
  currency: string,
): { readonly minor: number; readonly per_credits: number; readonly currency: string } | null {
  const [smallest] = bundles
    .filter(({ priceMinor }) => priceMinor[currency] !== undefined)
    .toSorted((a, b) => a.credits - b.credits)
  const minor = smallest?.priceMinor[currency]
  return smallest === undefined || minor === undefined
    ? null
    : { minor, per_credits: smallest.credits, currency }
}

/**
 * The price of a message per country, for the price note (CHAT-02), based on the smallest package.
 * An operator can only set a higher price, or one in a currency in which the packages aren't sold.
 */
export function messageCosts(
  settings: Priced & Pick<Settings, 'countries'>,
  siteCurrency: string,
): Partial<Record<Country, MessageCosts>> {
  return Object.fromEntries(
    settings.countries.flatMap((country) => {
      const price = priceCredits(country, settings.message_credits, settings, siteCurrency)
      return price === null ? [] : [[country, price]]
    }),
  )
}

/**
 * The price of a number of credits in any country. The minimum set for a message applies to its
 * credits, so a gift for five times as many credits costs five times as much. Null if no price is
 * known.
 */
export function priceCredits(
  country: string,
  credits: number,
  settings: Priced,
  siteCurrency: string,
): MessageCosts | null {
  const set = minimumPrice(country, credits, settings)
  const currency = set?.currency ?? siteCurrency
  const rate = getFirstRate(settings.bundles, currency)
  const listed = rate === null ? 0 : prorate(rate.minor, credits, rate.per_credits)
  const costs = Math.max(set?.costs ?? 0, listed)
  return costs > 0 ? { costs, currency } : null
}

/** The operator's minimum price for a number of credits in a country; null if none is set. */
export function minimumPrice(
  country: string,
  credits: number,
  settings: Priced,
): MessageCosts | null {
  const set = settings.minimum_message_costs[country as Country]
  if (set === undefined || settings.message_credits === 0) return null
  return {
    costs: prorate(set.costs, credits, settings.message_credits),
    currency: set.currency,
  }
}

import type { Country } from '#features/site/geography/index.ts'
import type { Settings } from './settings.ts'

export interface MessageCosts {
  /** In the smallest unit of the currency. */
  readonly costs: number
  readonly currency: string
}

type Priced = Pick<Settings, 'bundles' | 'message_credits' | 'minimum_message_costs'>

/**
 * The price of a message per country, for the price note (CHAT-02): that of the cheapest package,
 * rounded up. An operator can only set a higher price, or another currency in which the packages
 * aren't sold.
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
  const costs = Math.max(set?.costs ?? 0, cheapest(credits, settings, currency))
  return costs > 0 ? { costs, currency } : null
}

/**
 * The operator's minimum price for a number of credits in a country, rounded up; null if none is
 * set.
 */
export function minimumPrice(
  country: string,
  credits: number,
  settings: Priced,
): MessageCosts | null {
  const set = settings.minimum_message_costs[country as Country]
  if (set === undefined || settings.message_credits === 0) return null
  return {
    costs: Math.ceil((set.costs * credits) / settings.message_credits),
    currency: set.currency,
  }
}

function cheapest(
  credits: number,
  { bundles }: Pick<Settings, 'bundles'>,
  currency: string,
): number {
  const prices = bundles.flatMap(({ credits: sold, priceMinor }) => {
    const price = priceMinor[currency]
    return price === undefined ? [] : [Math.ceil((price * credits) / sold)]
  })
  return prices.length === 0 ? 0 : Math.min(...prices)
}

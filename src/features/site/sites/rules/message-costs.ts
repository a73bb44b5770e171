import type { Country } from '#features/site/geography/index.ts'
import type { Settings } from './settings.ts'

export interface MessageCosts {
  /** In the smallest unit of the currency. */
  readonly costs: number
  readonly currency: string
}

type Priced = Pick<Settings, 'bundles' | 'message_credits' | 'minimum_message_costs'>

/**
 * What a message costs in money per country, for the price note (CHAT-02): the cheapest any bundle makes it, rounded up.
 * An operator can only set it higher, or in another currency in which the bundles are not sold.
 */
export function messageCosts(
  settings: Priced & Pick<Settings, 'countries'>,
  siteCurrency: string,
): Partial<Record<Country, MessageCosts>> {
  return Object.fromEntries(
    settings.countries.flatMap((country) => {
      const found = costsIn(country, settings.message_credits, settings, siteCurrency)
      return found === null ? [] : [[country, found]]
    }),
  )
}

/**
 * The same of anything that costs so many credits, in any country: what is set for a message is set for its credits, so a gift of
 * five times as many costs five times as much. Null where nothing is known.
 */
export function costsIn(country: string, credits: number, settings: Priced, siteCurrency: string): MessageCosts | null {
  const set = minimumIn(country, credits, settings)
  const currency = set?.currency ?? siteCurrency
  const costs = Math.max(set?.costs ?? 0, cheapest(credits, settings, currency))
  return costs > 0 ? { costs, currency } : null
}

/** What an operator set as the least for so many credits in a country, rounded up; null where nothing is set. */
export function minimumIn(country: string, credits: number, settings: Priced): MessageCosts | null {
  const set = settings.minimum_message_costs[country as Country]
  if (set === undefined || settings.message_credits === 0) return null
  return { costs: Math.ceil((set.costs * credits) / settings.message_credits), currency: set.currency }
}

function cheapest(credits: number, { bundles }: Pick<Settings, 'bundles'>, currency: string): number {
  const prices = bundles.flatMap(({ credits: sold, priceMinor }) => {
    const price = priceMinor[currency]
    return price === undefined ? [] : [Math.ceil((price * credits) / sold)]
  })
  return prices.length === 0 ? 0 : Math.min(...prices)
}

import type { Country } from '#features/places/rules/countries.ts'
import type { Settings } from './settings.ts'

export interface MessageCosts {
  /** In the smallest unit of the currency. */
  readonly costs: number
  readonly currency: string
}

/**
 * What a message costs in money per country, for the price note (CHAT-02): the cheapest any bundle makes it, rounded up.
 * An operator can only set it higher, or in another currency in which the bundles are not sold.
 */
export function messageCosts(
  settings: Pick<Settings, 'bundles' | 'message_credits' | 'minimum_message_costs' | 'countries'>,
  siteCurrency: string,
): Partial<Record<Country, MessageCosts>> {
  return Object.fromEntries(
    settings.countries.flatMap((country) => {
      const set = settings.minimum_message_costs[country]
      const currency = set?.currency ?? siteCurrency
      const costs = Math.max(set?.costs ?? 0, cheapest(settings, currency))
      return costs > 0 ? [[country, { costs, currency }]] : []
    }),
  )
}

function cheapest(
  { bundles, message_credits }: Pick<Settings, 'bundles' | 'message_credits'>,
  currency: string,
): number {
  const prices = bundles.flatMap(({ credits, priceMinor }) => {
    const price = priceMinor[currency]
    return price === undefined ? [] : [Math.ceil((price * message_credits) / credits)]
  })
  return prices.length === 0 ? 0 : Math.min(...prices)
}

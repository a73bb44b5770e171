import type { Settings, Site } from '#features/site/sites/index.ts'
import { currencyFor } from '../../rules/currency-for.ts'
import type { PayingFacts } from '../../rules/offered-methods.ts'
import type { OrderDeps } from '../deps.ts'

/** A package with its price in the payer's currency. */
export interface PricedOffer {
  readonly id: Settings['bundles'][number]['id']
  readonly credits: number
  readonly priceMinor: number
}

/**
 * The packages of a site for a country, their currency, and what determines the payment methods.
 */
export function getOfferings(
  { gateways, siteMethods }: Pick<OrderDeps, 'gateways' | 'siteMethods'>,
  site: Site,
  country: string,
): { currency: string; bundles: PricedOffer[]; paying: PayingFacts } {
  const { bundles } = site.settings
  const currency = currencyFor(country, { currency: site.currency, bundles })
  return {
    currency,
    bundles: bundles.flatMap(({ id, credits, priceMinor }) => {
      const price = priceMinor[currency]
      return price === undefined ? [] : [{ id, credits, priceMinor: price }]
    }),
    paying: { gateway: gateways.listMethods(site), site: siteMethods(site), country, currency },
  }
}

import type { Handler } from '#kernel/handler.ts'
import { creditsToMoney, getCreditPrice } from '#features/money/credits/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/payments.ts'
import { resolveCountry } from '../../rules/resolve-country.ts'
import { convertToSiteCurrency } from '../../rules/convert-to-site-currency.ts'
import type { OrderDeps } from '../deps.ts'
import { getExactOffer, findSmallestBundle } from './exact-orders.ts'
import { getOfferings } from './offerings.ts'

/** Returns the exact price of the credits missing for one action, before an order is placed. */
export function readExact(
  deps: OrderDeps,
): Handler<(typeof contract)['payments.read_exact'], Site> {
  return async ({ act, country: asked }, context) => {
    const { site, address, cookies } = context
    const country = resolveCountry({
      asked,
      remembered: cookies.payment_country,
      ofAddress: deps.countryOfAddress(address),
      ofSite: site.country,
      offered: site.settings.countries,
    })
    const sold = getOfferings(deps, site, country)
    const offer = await getExactOffer(deps.database, act, context, sold)
    const smallest = findSmallestBundle(sold.bundles)
    const rate = (offer: { priceMinor: number; credits: number }) =>
      creditsToMoney({ minor: offer.priceMinor, per_credits: offer.credits }, 1)
    return {
      act,
      cost: getCreditPrice(act, site.settings),
      currency: sold.currency,
      exact:
        offer === null || smallest === undefined
          ? null
          : {
              held: offer.held,
              credits: offer.credits,
              price_minor: offer.priceMinor,
              counts_minor: convertToSiteCurrency(
                { bundle: 'exact', minor: offer.priceMinor, currency: sold.currency },
                { currency: site.currency, bundles: site.settings.bundles },
              ),
              credit_minor: rate(offer),
              smallest_credit_minor: rate(smallest),
              most_percent: site.settings.exact_most_percent,
            },
    }
  }
}

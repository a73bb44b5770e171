import type { Handler } from '#kernel/handler.ts'
import { moneyFor, priceOf } from '#features/money/credits/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { chosenCountry } from '../rules/chosen-country.ts'
import { weighOrder } from '../rules/weigh-order.ts'
import type { OrderDeps } from './deps.ts'
import { exactNow, smallestOf } from './exact.ts'
import { whatIsSold } from './what-is-sold.ts'

/** Returns the exact price of the credits missing for one action, before an order is placed. */
export function readExact(deps: OrderDeps): Handler<(typeof contract)['payments.read_exact'], Site> {
  return async ({ act, country: asked }, context) => {
    const { site, address, cookies } = context
    const country = chosenCountry({
      asked,
      remembered: cookies.payment_country,
      ofAddress: deps.countryOfAddress(address),
      ofSite: site.country,
      offered: site.settings.countries,
    })
    const sold = whatIsSold(deps, site, country)
    const found = await exactNow(deps.database, act, context, sold)
    const smallest = smallestOf(sold.bundles)
    const rate = (offer: { priceMinor: number; credits: number }) =>
      moneyFor({ minor: offer.priceMinor, per_credits: offer.credits }, 1)
    return {
      act,
      cost: priceOf(act, site.settings),
      currency: sold.currency,
      exact:
        found === null || smallest === undefined
          ? null
          : {
              held: found.held,
              credits: found.credits,
              price_minor: found.priceMinor,
              counts_minor: weighOrder(
                { bundle: 'exact', minor: found.priceMinor, currency: sold.currency },
                { currency: site.currency, bundles: site.settings.bundles },
              ),
              credit_minor: rate(found),
              smallest_credit_minor: rate(smallest),
              most_percent: site.settings.exact_most_percent,
            },
    }
  }
}

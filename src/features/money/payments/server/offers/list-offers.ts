import type { Handler } from '#kernel/handler.ts'
import { creditsToMoney } from '#features/money/credits/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/payments.ts'
import { resolveCountry } from '../../rules/resolve-country.ts'
import { minimumAmount } from '../../rules/minimum-amount.ts'
import { messagesFor } from '../../rules/messages-for.ts'
import type { MethodKey } from '../../rules/methods.ts'
import { lastUsedFirst, offeredMethods } from '../../rules/offered-methods.ts'
import { convertToSiteCurrency } from '../../rules/convert-to-site-currency.ts'
import { applySalesStops } from '../apply-sales-stops.ts'
import type { OrderDeps } from '../deps.ts'
import { type OrderRow, selectLastPurchase } from '../store.ts'
import { getOfferings } from './offerings.ts'

const cookie = 'payment_country'
/** The country is stored for the visit, which lasts at most half a day. */
const rememberSeconds = 12 * 3600

/** Returns credit prices and payment methods (CRED-03, CRED-04). */
export function listOffers(
  deps: OrderDeps,
): Handler<(typeof contract)['payments.list_offers'], Site> {
  return async ({ country: asked }, { site, address, cookies, setCookie, viewer, now }) => {
    const { settings } = site
    const country = resolveCountry({
      asked,
      remembered: cookies[cookie],
      ofAddress: deps.countryOfAddress(address),
      ofSite: site.country,
      offered: settings.countries,
    })
    if (asked !== undefined && country === asked.toUpperCase())
      setCookie({ name: cookie, value: country, maxAgeSeconds: rememberSeconds, httpOnly: true })
    const { currency, bundles, paying } = getOfferings(deps, site, country)
    const { closed, gateways } = await applySalesStops(deps, site)
    const [excluded, last, started]: [
      readonly MethodKey[],
      Pick<OrderRow, 'bundle' | 'method'> | null,
      number,
    ] =
      viewer === null
        ? [[], null, 0]
        : await Promise.all([
            deps.closedTo(viewer.account, now),
            selectLastPurchase(deps.database, viewer.account),
            deps.countStarted(viewer.account),
          ])
    const forThem = offeredMethods(paying).filter(({ key }) => !excluded.includes(key))
    const offered = offeredMethods({ ...paying, gateway: gateways.listMethods(site) }).filter(
      ({ key }) => forThem.some((one) => one.key === key),
    )
    return {
      country,
      countries: settings.countries,
      currency,
      bundles: bundles.map(({ id, credits, priceMinor }) => ({
        id,
        credits,
        price_minor: priceMinor,
        counts_minor: convertToSiteCurrency(
          { bundle: id, minor: priceMinor, currency },
          { currency: site.currency, bundles: settings.bundles },
        ),
        credit_minor: creditsToMoney({ minor: priceMinor, per_credits: credits }, 1),
        messages: messagesFor(credits, settings.message_credits),
      })),
      methods: lastUsedFirst(offered, last?.method ?? null).map(({ key, brands, confirms }) => ({
        key,
        brands: [...brands],
        confirms,
        least_minor: minimumAmount(key, currency),
        keeps_card: deps.gateways.gatewayFor(site, key)?.keepsCards?.includes(key) ?? false,
      })),
      closed: {
        all: closed.all,
        not_ready: closed.notReady,
        methods: forThem
          .map(({ key }) => key)
          .filter((key) => !offered.some((one) => one.key === key)),
      },
      last,
      refund_days: settings.refund_days,
      prices: {
        message_credits: settings.message_credits,
        photo_credits: settings.photo_credits,
        gift_credits: settings.gift_credits,
      },
      free_conversations: settings.free_first_message
        ? Math.max(0, settings.free_conversations - started)
        : 0,
      started_conversations: settings.free_conversations,
      free_photos: settings.free_photos,
      premium_photos: settings.premium_photos,
    }
  }
}

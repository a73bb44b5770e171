import type { Handlers } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Proof } from '#features/members/verified-claims/server/index.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/payments.ts'
import type { MethodKey } from '../rules/methods.ts'
import type { OrderDeps, PaymentsDeps } from './deps.ts'
import { createGatewayServices } from './gateways/gateway-environment.ts'
import type { PaymentGateway } from './gateways/gateway.ts'
import { createRefreshOrder } from './refresh-order.ts'
import { createInbox, type WebhookInbox } from './webhooks/inbox.ts'
import { createGateways } from './gateways/gateways.ts'
import { type RecordPrices, createPriceRecorder, recordingPrices } from './offers/record-prices.ts'
import { listOffers } from './offers/list-offers.ts'
import { listOrders } from './list-orders.ts'
import { proveMostChosen, proveNormalPrice } from './offers/prove-claims.ts'
import { readExact } from './offers/read-exact.ts'
import { readOrder } from './read-order.ts'
import { type SavedCard, payByCard } from './pay-by-card.ts'
import { type PlaceOrder, startOrder } from './start-order/start-order.ts'
import { selectOrder } from './store.ts'
import { webhookRoute } from './webhooks/webhook-route.ts'
import { personalData } from './personal-data.ts'
import { withInvoices } from './with-invoices.ts'

export type { PaymentsDeps, ReturnedMoney } from './deps.ts'
export {
  createConfiguredGateway,
  type GatewayEnvironment,
  createGatewayEnvironment,
} from './gateways/configured-gateway.ts'
export type { DebitOrderHooks } from './start-order/collect-debit.ts'
export type { NewOrder } from './store.ts'
export { sumPurchases, sumSpending, convertAmount } from './check-limits.ts'
export type { SalesStops, SelectSalesStops } from './offers/sales-stops.ts'
export type { RecheckResult, WebhookInbox } from './webhooks/inbox.ts'
export type { SavedCardPayment, SavedCard } from './pay-by-card.ts'
export { DebitRefused } from './debit.ts'
export {
  CardRefused,
  GatewayUnreachable,
  type ListedPayment,
  type PaymentGateway,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderPaymentRequest,
  type ProviderRefund,
  type SettlementLine,
} from './gateways/gateway.ts'
export { isAttempt, sanitizeError } from './gateways/call-provider.ts'
export { decodeUtf8, parseJson } from './gateways/decode-body.ts'

export interface Payments {
  readonly handlers: Handlers<typeof contract, Site>
  /** Places an order for a higher feature: with a saved card or a mandate. */
  readonly order: PlaceOrder
  /** Whether one of a site's gateways can collect direct debits. */
  readonly collectsOn: (site: Site) => boolean
  /** Webhook routes, for the `extra` option of the HTTP server. */
  readonly routes: (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void
  /**
   * Queries the provider about every due order and returns their number; a scheduled job that runs
   * every minute.
   */
  readonly reconcile: (now: Date) => Promise<number>
  /** Records the package prices of a site; a scheduled job for sites without visitors. */
  readonly recordPrices: RecordPrices
  /** Proofs of the site's claims by payments (BEY-05). */
  readonly proofs: Readonly<Record<'most_chosen' | 'normal_price', Proof>>
  /** The provider of this name, for refunds; null if not in use. */
  readonly providerNamed: (id: string) => PaymentGateway | null
  /** The stored webhooks, for the back office. */
  readonly inbox: WebhookInbox
  /** The names of all providers in use. */
  readonly gatewayNames: readonly string[]
  /** All providers in use. */
  readonly providers: readonly PaymentGateway[]
  /** Operations for orders paid with a saved card (CRED-06). */
  readonly byCard: {
    /** Retries an order whose provider did not respond; does nothing if it did. */
    readonly again: (
      owned: { readonly account: number; readonly order: string },
      card: SavedCard,
      paying: { readonly locale: Locale; readonly site: Site; readonly now: Date },
    ) => Promise<void>
    /** Whether a site still uses the gateway that stores a card. */
    readonly canCharge: (site: Site, gateway: string, method: MethodKey) => boolean
  }
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/**
 * Payments: credits are bought with any payment method of the country, and granted exactly once,
 * when the money has arrived.
 */
export function createPayments(deps: PaymentsDeps): Payments {
  const gateways = createGateways(deps.gateways)
  const orders: OrderDeps = { ...deps, gateways }
  const services = createGatewayServices(orders)
  const prices = createPriceRecorder(deps)
  const payWithCard = payByCard(orders, services.syncFor)
  const order = startOrder(orders, createRefreshOrder(orders, services.syncFor), payWithCard)
  return {
    handlers: {
      'payments.list_offers': recordingPrices(listOffers(orders), prices),
      'payments.read_exact': readExact(orders),
      'payments.start_order': (request, context) => order(request, context, { kind: 'page' }),
      'payments.read_order': withInvoices(deps).one(readOrder(deps, services.syncFor)),
      'payments.list_orders': withInvoices(deps).many(listOrders(deps)),
    },
    order,
    collectsOn: (site) => gateways.gatewayFor(site, 'sdd') !== null,
    recordPrices: prices,
    proofs: { most_chosen: proveMostChosen(deps), normal_price: proveNormalPrice(deps) },
    personalData,
    routes: webhookRoute(services.webhookHandlerFor),
    reconcile: services.reconcile,
    providerNamed: gateways.byId,
    inbox: createInbox(deps, services),
    gatewayNames: gateways.all.map(({ id }) => id),
    providers: gateways.all,
    byCard: {
      async again(owned, card, paying) {
        const placed = await selectOrder(deps.database, owned)
        if (placed !== null) await payWithCard(placed, card, { account: owned.account, ...paying })
      },
      canCharge: (site, gateway, method) => gateways.findGateway(site, gateway, method) !== null,
    },
  }
}

import type { Handlers } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import type { DevPage } from '#platform/server/dev/mount-dev-pages.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Proof } from '#features/members/verified-claims/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
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
import { createSandboxRoutes } from './sandbox/sandbox-routes.ts'
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts'
import { createSandbox } from './sandbox/sandbox-provider.ts'
import { type SavedCard, payByCard } from './pay-by-card.ts'
import { type PlaceOrder, startOrder } from './start-order.ts'
import { selectOrder } from './store.ts'
import { webhookRoute } from './webhooks/webhook-route.ts'
import { selectExport } from './store-export.ts'
import { withInvoices } from './with-invoices.ts'

export type { PaymentsDeps } from './deps.ts'
export {
  createConfiguredGateway,
  type GatewayEnvironment,
  createGatewayEnvironment,
} from './gateways/configured-gateway.ts'
export type { DebitOrderHooks } from './collect-debit.ts'
export type { NewOrder } from './store.ts'
export { sumPurchases, sumSpending, convertAmount as weighIn } from './check-limits.ts'
export type { SalesStops, SelectSalesStops } from './offers/sales-stops.ts'
export type { RecheckResult, WebhookInbox } from './webhooks/inbox.ts'
export type { SavedCardPayment, SavedCard } from './pay-by-card.ts'
export {
  GatewayUnreachable,
  type ListedPayment,
  type PaymentGateway,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
  type SettlementLine,
} from './gateways/gateway.ts'

export interface Payments {
  readonly handlers: Handlers<typeof contract, Site>
  /** Places an order for a higher feature: with a saved card or a mandate. */
  readonly order: PlaceOrder
  /** Whether one of a site's gateways can collect direct debits. */
  readonly collectsOn: (site: Site) => boolean
  /** Webhook routes, for the `extra` option of the HTTP server. */
  readonly routes: (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void
  /** The sandbox under /dev/pay; null if sandbox payments are not accepted. */
  readonly devDoor: DevPage | null
  /**
   * Queries the provider about every due order and returns their number; a scheduled job that runs
   * every minute.
   */
  readonly reconcile: (now: Date) => Promise<number>
  /** Records the package prices of a site; a scheduled job for sites without visitors. */
  readonly keepPrices: RecordPrices
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
  /** Stops outgoing webhooks; call before closing the database. */
  readonly stop: () => Promise<void>
  /** Payments data of a member for their data export. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/**
 * Payments: credits bought once, with any payment method of the country, and given exactly when the
 * money has arrived.
 */
export function createPayments(deps: PaymentsDeps): Payments {
  const sells = deps.gateway === 'sandbox'
  const gateways = createGateways([...(deps.outside ?? []), ...(sells ? [createSandboxGateway(deps)] : [])])
  const orders: OrderDeps = { ...deps, gateways, siteUrl: deps.siteUrl ?? (() => deps.ownUrl) }
  const services = createGatewayServices(orders)
  const provider = sells ? createSandbox(deps) : null
  const prices = createPriceRecorder(deps)
  const payWithCard = payByCard(orders, services.syncFor)
  const order = startOrder(orders, createRefreshOrder(orders, services.syncFor), payWithCard)
  return {
    handlers: {
      'payments.list_offers': recordingPrices(listOffers(orders), prices),
      'payments.read_exact': readExact(orders),
      'payments.start_order': (request, context) => order(request, context),
      'payments.read_order': withInvoices(deps).one(readOrder(deps, services.syncFor)),
      'payments.list_orders': withInvoices(deps).many(listOrders(deps)),
    },
    order,
    collectsOn: (site) => gateways.gatewayFor(site, 'sdd') !== null,
    keepPrices: prices,
    proofs: { most_chosen: proveMostChosen(deps), normal_price: proveNormalPrice(deps) },
    exportOwn: (account) => selectExport(deps.database, account),
    routes: webhookRoute(services.webhookHandlerFor),
    devDoor: provider === null ? null : createSandboxRoutes({ provider, ...deps }),
    reconcile: async (now) => {
      await provider?.flush()
      return services.reconcile(now)
    },
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
    stop: async () => provider?.stop(),
  }
}

import type { Handlers } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import type { DevDoor } from '#platform/server/dev/dev-doors.ts'
import type { HttpApp } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Proof } from '#features/members/verified-claims/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { MethodKey } from '../rules/methods.ts'
import type { OrderDeps, PaymentsDeps } from './deps.ts'
import { askedGateways } from './asked-gateways.ts'
import type { PaymentGateway } from './gateway.ts'
import { askAboutOrder } from './ask-about-order.ts'
import { createInbox, type Inbox } from './inbox.ts'
import { gatewaysOf } from './gateways.ts'
import { type KeepPrices, keepPrices, whileKept } from './keep-prices.ts'
import { listOffers } from './list-offers.ts'
import { listOrders } from './list-orders.ts'
import { proveMostChosen, proveNormalPrice } from './prove-claims.ts'
import { readExact } from './read-exact.ts'
import { readOrder } from './read-order.ts'
import { sandboxDoor } from './sandbox/sandbox-door.ts'
import { sandboxGateway } from './sandbox/sandbox-gateway.ts'
import { createSandbox } from './sandbox/sandbox-provider.ts'
import { type KeptCard, payByCard } from './pay-by-card.ts'
import { type PlaceOrder, startOrder } from './start-order.ts'
import { selectOrder } from './store.ts'
import { webhookRoute } from './webhook-route.ts'
import { selectExport } from './store-export.ts'
import { withInvoices } from './with-invoices.ts'

export type { PaymentsDeps } from './deps.ts'
export { configuredGateway, type GatewaySurroundings, gatewaySurroundings } from './configured-gateway.ts'
export type { DebitOrder } from './collect-debit.ts'
export type { NewOrder } from './store.ts'
export { boughtIn, spentIn, weighIn } from './within-limits.ts'
export type { Closed, ClosedOf } from './closed-of.ts'
export type { AskedAgain, Inbox } from './inbox.ts'
export type { CardWay, KeptCard } from './pay-by-card.ts'
export {
  GatewayUnreachable,
  type ListedPayment,
  type PaymentGateway,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
  type SettlementLine,
} from './gateway.ts'

export interface Payments {
  readonly handlers: Handlers<typeof contract, Site>
  /** Places an order for a higher feature: with a saved card or a mandate. */
  readonly order: PlaceOrder
  /** Whether one of a site's gateways can collect direct debits. */
  readonly collectsOn: (site: Site) => boolean
  /** Webhook routes, for the `extra` option of the HTTP server. */
  readonly routes: (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void
  /** The sandbox under /dev/pay; null if sandbox payments are not accepted. */
  readonly devDoor: DevDoor | null
  /**
   * Queries the provider about every due order and returns their number; a scheduled job that runs
   * every minute.
   */
  readonly reconcile: (now: Date) => Promise<number>
  /** Records the package prices of a site; a scheduled job for sites without visitors. */
  readonly keepPrices: KeepPrices
  /** Proofs of the site's claims by payments (BEY-05). */
  readonly proofs: Readonly<Record<'most_chosen' | 'normal_price', Proof>>
  /** The provider of this name, for refunds; null if not in use. */
  readonly providerNamed: (id: string) => PaymentGateway | null
  /** The stored webhooks, for the back office. */
  readonly inbox: Inbox
  /** The names of all providers in use. */
  readonly gatewayNames: readonly string[]
  /** All providers in use. */
  readonly providers: readonly PaymentGateway[]
  /** Operations for orders paid with a saved card (CRED-06). */
  readonly byCard: {
    /** Retries an order whose provider did not respond; does nothing if it did. */
    readonly again: (
      own: { readonly account: number; readonly order: string },
      card: KeptCard,
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
  const gateways = gatewaysOf([...(deps.outside ?? []), ...(sells ? [sandboxGateway(deps)] : [])])
  const orders: OrderDeps = { ...deps, gateways, siteUrl: deps.siteUrl ?? (() => deps.ownUrl) }
  const asked = askedGateways(orders)
  const provider = sells ? createSandbox(deps) : null
  const prices = keepPrices(deps)
  const payKept = payByCard(orders, asked.truthOf)
  const order = startOrder(orders, askAboutOrder(orders, asked.truthOf), payKept)
  return {
    handlers: {
      'payments.list_offers': whileKept(listOffers(orders), prices),
      'payments.read_exact': readExact(orders),
      'payments.start_order': (wish, context) => order(wish, context),
      'payments.read_order': withInvoices(deps).one(readOrder(deps, asked.truthOf)),
      'payments.list_orders': withInvoices(deps).many(listOrders(deps)),
    },
    order,
    collectsOn: (site) => gateways.gatewayFor(site, 'sdd') !== null,
    keepPrices: prices,
    proofs: { most_chosen: proveMostChosen(deps), normal_price: proveNormalPrice(deps) },
    exportOwn: (account) => selectExport(deps.database, account),
    routes: webhookRoute(asked.hearerOf),
    devDoor: provider === null ? null : sandboxDoor({ provider, ...deps }),
    reconcile: async (now) => {
      await provider?.flush()
      return asked.reconcile(now)
    },
    providerNamed: gateways.byId,
    inbox: createInbox(deps, asked),
    gatewayNames: gateways.all.map(({ id }) => id),
    providers: gateways.all,
    byCard: {
      async again(own, card, paying) {
        const placed = await selectOrder(deps.database, own)
        if (placed !== null) await payKept(placed, card, { account: own.account, ...paying })
      },
      canCharge: (site, gateway, method) => gateways.gatewayOf(site, gateway, method) !== null,
    },
    stop: async () => provider?.stop(),
  }
}

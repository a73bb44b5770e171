import { refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { isReadyToSell, type Site } from '#features/site/sites/index.ts'
import type { MethodKey } from '../rules/methods.ts'
import type { SalesStops } from './offers/sales-stops.ts'
import type { OrderDeps } from './deps.ts'
import { type Gateways, createGateways } from './gateways/gateways.ts'
import { isPlaced } from './store-spent.ts'
import type { NewOrder } from './store.ts'

/**
 * A site's sales stops, including one for incomplete company details, and the gateway registry
 * without anything that is stopped. Existing orders stay with their gateway regardless.
 */
export async function applySalesStops(
  {
    database,
    selectSalesStops,
    gateways,
  }: Pick<OrderDeps, 'database' | 'selectSalesStops' | 'gateways'>,
  site: Site,
): Promise<{ closed: SalesStops & { readonly notReady: boolean }; gateways: Gateways }> {
  const stops = await selectSalesStops(database, site.id)
  const notReady = !isReadyToSell(site)
  const closed = { ...stops, all: stops.all || notReady, notReady }
  const rest = createGateways(
    closed.all ? [] : gateways.all.filter(({ id }) => !closed.gateways.includes(id)),
  )
  const isOpen = (method: MethodKey) => !closed.methods.includes(method)
  return {
    closed,
    gateways: {
      ...gateways,
      gatewayFor: (at, method) => (isOpen(method) ? rest.gatewayFor(at, method) : null),
      findGateway: (at, id, method) => (isOpen(method) ? rest.findGateway(at, id, method) : null),
      listMethods: (at) => rest.listMethods(at).filter(isOpen),
    },
  }
}

/**
 * Why a sales stop prevents an order; null if none applies or the order has already been placed.
 */
export async function checkSalesStops(
  { selectSalesStops }: Pick<OrderDeps, 'selectSalesStops'>,
  tx: Transaction,
  { account, client_id: clientId, method, gateway }: NewOrder,
  site: Site,
) {
  const { all, gateways, methods } = await selectSalesStops(tx, site.id)
  const ready = isReadyToSell(site)
  const shut = !ready || all || gateways.includes(gateway) || methods.includes(method)
  if (!shut || (await isPlaced(tx, { account, clientId }))) return null
  if (!ready) return refuse('payments.not_ready_to_sell')
  return all
    ? refuse('payments.sales_stopped')
    : refuse('payments.method_stopped', { field: 'method' })
}

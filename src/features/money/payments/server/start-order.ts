import type { RawInput, Output, RefusalCode } from '#kernel/endpoint.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import { isRefusal, refuse, type Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { exceedsDirectDebitLimit } from '../rules/direct-debit-limit.ts'
import { minimumAmount } from '../rules/minimum-amount.ts'
import type { MethodKey } from '../rules/methods.ts'
import { nextCheck } from '../rules/next-check.ts'
import { payableMethod } from '../rules/offered-methods.ts'
import { safeReturnPath } from '../rules/safe-return-path.ts'
import type { RefreshOrder } from './refresh-order.ts'
import { applySalesStops } from './apply-sales-stops.ts'
import { collectDebit, type DebitOrderHooks } from './collect-debit.ts'
import type { OrderDeps } from './deps.ts'
import { applyDiscount, placeDiscounted } from './apply-discount.ts'
import { placeWithCodeTransfer, refuseHeldCode } from './place-with-code-transfer.ts'
import { GatewayUnreachable, type PaymentGateway } from './gateways/gateway.ts'
import type { Gateways } from './gateways/gateways.ts'
import { type PricedExactOffer, getOrderedExactOffer } from './offers/exact-orders.ts'
import { type SavedCardPayment, type SavedCard, type PayByCard, toPaymentRequest } from './pay-by-card.ts'
import { toOrderView } from './to-order-view.ts'
import { savePayment, type NewOrder, type OrderRow, selectDirectDebits } from './store.ts'
import { recordCardRequest } from './store-cards.ts'
import { saveAddressCountry } from './offers/store-countries.ts'
import { insertExact } from './offers/store-exact.ts'
import { type PricedOffer, getOfferings } from './offers/offerings.ts'
import { checkLimits } from './check-limits.ts'

type Call = (typeof contract)['payments.start_order']
type OrderRequest = RawInput<Call>
type OrderContext = Context<Site, Viewer>

const monthMs = 30 * 86_400_000

/**
 * A payment handled by a higher feature: a saved card at the gateway that stores it, or a mandate.
 */
interface CustomPayment<Code extends string> {
  readonly card?: SavedCardPayment<Code>
  readonly debit?: DebitOrderHooks
}

/** Places an order on the provider's page, or with a payment handled by a higher feature. */
export type PlaceOrder = <Code extends string = never>(
  request: OrderRequest,
  context: OrderContext,
  way?: CustomPayment<Code>,
) => Promise<Output<Call> | Refusal<RefusalCode<Call> | Code>>

/** Orders a package (CRED-04). A repeat with the same id finds the same order and payment. */
export function startOrder(deps: OrderDeps, refresh: RefreshOrder, pay: PayByCard): PlaceOrder {
  const { database, gateways } = deps
  return async (request, context, { card, debit } = {}) => {
    if (gateways.all.length === 0) return refuse('payments.not_on_sale')
    const sold = await resolveOrder(deps, request, context, card)
    if (isRefusal(sold)) return sold
    const { offer, method, currency, gateway } = sold
    if ((method === 'sdd') !== (debit !== undefined)) return refuse('payments.form_needed', { field: 'method' })
    const { viewer, site, now } = context
    const price = await applyDiscount(
      deps,
      { request, sold: { listMinor: offer.priceMinor, currency, method } },
      context,
    )
    if (isRefusal(price)) return price
    if (price.priceMinor < minimumAmount(method, currency)) return refuse('payments.below_minimum', { field: 'method' })
    if (request.price_minor !== undefined && request.price_minor !== price.priceMinor)
      return refuse('payments.price_changed')
    const newOrder: NewOrder = {
      order_id: newId(),
      client_id: request.id,
      account: viewer.account,
      site: site.id,
      bundle: offer.id,
      credits: offer.credits,
      price_minor: price.priceMinor,
      discount: price.discount,
      currency,
      country: request.country,
      method,
      return_to: safeReturnPath(request.return_to),
      attempt: newId(),
      gateway: gateway.id,
      refundDays: site.settings.refund_days,
      nextCheckAt: nextCheck({ status: 'created', createdAt: now }, now),
    }
    const place = (takeOver: boolean) =>
      database.transaction(async (tx) => {
        const beyond = await checkLimits(deps, tx, newOrder, context)
        if (beyond !== null) return beyond
        const barred = card === undefined ? null : await card.judge(tx)
        if (barred !== null) return barred
        if (method === 'sdd' && (await tooMuch(tx, newOrder, now))) return null
        const stop = await debit?.before(tx, newOrder, now)
        if (stop !== undefined && stop !== 'clear') return stop === 'limit' ? null : refuse(`payments.${stop}`)
        const order = await placeDiscounted(deps, tx, { newOrder, hold: price.hold, takeOver }, now)
        if (order === 'held') return order
        if (order.order_id === newOrder.order_id) await debit?.after(tx, newOrder, now)
        await saveAddressCountry(tx, newOrder.order_id, deps.countryOfAddress(context.address))
        await card?.placed(tx, order.order_id)
        if (card === undefined && shouldSaveCard(request, gateway, method))
          await recordCardRequest(tx, newOrder.order_id)
        if (sold.exact === null || order.bundle !== 'exact') return order
        await insertExact(tx, order.key, sold.exact)
        return { ...order, act: sold.exact.act }
      })
    const first = await place(false)
    const along = () => placeWithCodeTransfer(deps, { hold: price.hold, refresh, place: () => place(true) }, now)
    const placed = first === 'held' ? await along() : first
    if (isRefusal(placed)) return placed
    if (placed === null) return refuse('payments.direct_debit_limit', { field: 'method' })
    if (placed === 'held') return refuseHeldCode(deps, price.hold, context)
    const same =
      placed.bundle === offer.id &&
      placed.method === method &&
      placed.country === request.country &&
      placed.discount_code === (price.discount?.code ?? null)
    if (!same) return refuse('payments.id_used', { field: 'id' })
    if (card !== undefined) return pay(placed, card, { account: viewer.account, ...context })
    const at = gateways.byId(placed.gateway)
    if (debit !== undefined) return collectDebit(deps, { placed, at, debit }, context)
    return withPayment(placed, at, { request, context })
  }

  /** Has the provider create the payment, unless it already exists. */
  async function withPayment(
    order: OrderRow,
    at: PaymentGateway | null,
    { request, context }: { request: OrderRequest; context: OrderContext },
  ) {
    if (at === null) return refuse('payments.gateway_timeout')
    if (order.redirect_url !== null || order.status !== 'created')
      return { order: toOrderView(order), redirect: toOrderView(order).redirect }
    try {
      const { providerId, redirectUrl } = await at.createPayment({
        ...toPaymentRequest(deps, order, context),
        keepCard: shouldSaveCard(request, at, order.method),
      })
      await savePayment(database, { attempt: order.attempt, ref: providerId, redirectUrl })
      return { order: toOrderView({ ...order, redirect_url: redirectUrl }), redirect: redirectUrl }
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error
      deps.log.warn({ id: order.order_id, error }, 'a payment could not be created')
      return refuse('payments.gateway_timeout')
    }
  }
}

/** Whether to save the card: requested and supported. */
function shouldSaveCard(request: OrderRequest, gateway: PaymentGateway, method: MethodKey): boolean {
  return request.keep_card === true && gateway.keepsCards?.includes(method) === true
}

/**
 * Direct debits are granted on trust, within limits; repeating a placed one does not count again.
 */
async function tooMuch(tx: Transaction, { account, client_id, price_minor }: NewOrder, now: Date): Promise<boolean> {
  const debits = await selectDirectDebits(tx, { account, except: client_id }, new Date(now.getTime() - monthMs))
  return !debits.placed && exceedsDirectDebitLimit(debits, price_minor)
}

/** The gateway for the payment; for a saved card only the one that stores it. */
function chooseGateway(
  gateways: Gateways,
  { site, method, card }: { site: Site; method: MethodKey; card: Pick<SavedCard, 'gateway'> | undefined },
): PaymentGateway | null {
  return card === undefined ? gateways.gatewayFor(site, method) : gateways.findGateway(site, card.gateway, method)
}

/** Checks whether the requested order is sold on this site now. */
async function resolveOrder(
  deps: OrderDeps,
  request: OrderRequest,
  context: OrderContext,
  card?: Pick<SavedCard, 'gateway'>,
) {
  const { site } = context
  if (!request.consent) return refuse('payments.consent_needed', { field: 'consent' })
  if (!site.settings.countries.includes(request.country))
    return refuse('payments.country_not_offered', { field: 'country' })
  const { bundles, currency, paying } = getOfferings(deps, site, request.country)
  const exact =
    request.bundle === 'exact'
      ? await getOrderedExactOffer(deps.database, request, context, { currency, bundles })
      : null
  if (request.bundle === 'exact' && exact === null) return refuse('payments.nothing_missing', { field: 'bundle' })
  const offer: PricedOffer | PricedExactOffer | undefined = exact ?? bundles.find(({ id }) => id === request.bundle)
  if (offer === undefined) return refuse('payments.bundle_not_offered', { field: 'bundle' })
  const method: MethodKey | null = payableMethod(request.method, paying)
  const open = await applySalesStops(deps, site)
  // If sales are stopped, the order is refused when it would be placed, unless it already was.
  const gateway =
    method &&
    (chooseGateway(open.gateways, { site, method, card }) ?? chooseGateway(deps.gateways, { site, method, card }))
  if (method === null || gateway === null) return refuse('payments.method_not_offered', { field: 'method' })
  return { offer, method, currency, gateway, exact }
}

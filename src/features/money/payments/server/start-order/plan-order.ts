import { isRefusal, refuse, type Refusal } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import { readVisitSource } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import { minimumAmount } from '../../rules/minimum-amount.ts'
import { type MethodKey, methods } from '../../rules/methods.ts'
import { nextCheck } from '../../rules/next-check.ts'
import { payableMethod } from '../../rules/offered-methods.ts'
import { safeReturnPath } from '../../rules/safe-return-path.ts'
import { applySalesStops } from '../apply-sales-stops.ts'
import type { OrderDeps } from '../deps.ts'
import type { PaymentGateway } from '../gateways/gateway.ts'
import type { Gateways } from '../gateways/gateways.ts'
import { type PricedExactOffer, getOrderedExactOffer } from '../offers/exact-orders.ts'
import { getOfferings, type PricedOffer } from '../offers/offerings.ts'
import type { NewOrder } from '../store.ts'
import { applyDiscount, type DiscountedPrice } from './apply-discount.ts'
import type { OrderContext, OrderPayment, OrderRefusal, OrderRequest } from './order-payment.ts'

/**
 * An order ready to be placed: everything about it has been determined except whether it may be
 * placed now.
 */
export interface OrderPlan<Code extends string = never> {
  readonly newOrder: NewOrder
  /** A package, or exactly the credits missing for one action (`exact`). */
  readonly offer: PricedOffer | PricedExactOffer
  /** The discount code to hold for the order; undefined without one. */
  readonly hold: DiscountedPrice['hold']
  readonly payment: OrderPayment<Code>
  /** Whether the provider is to save the card: requested and supported. */
  readonly savesCard: boolean
  readonly context: OrderContext
}

/** Checks what is ordered, and calculates its price. */
export async function planOrder<Code extends string>(
  deps: OrderDeps,
  request: OrderRequest,
  payment: OrderPayment<Code>,
  context: OrderContext,
): Promise<OrderPlan<Code> | Refusal<OrderRefusal>> {
  const sold = await resolveOrder(deps, request, payment, context)
  if (isRefusal(sold)) return sold
  const { offer, method, currency, gateway } = sold
  if ((methods[method].saves === 'mandate') !== (payment.kind === 'direct_debit'))
    return refuse('payments.form_needed', { field: 'method' })
  const { viewer, site, now } = context
  const price = await applyDiscount(
    deps,
    { request, sold: { listMinor: offer.priceMinor, currency, method } },
    context,
  )
  if (isRefusal(price)) return price
  if (price.priceMinor < minimumAmount(method, currency))
    return refuse('payments.below_minimum', { field: 'method' })
  if (request.price_minor !== undefined && request.price_minor !== price.priceMinor)
    return refuse('payments.price_changed')
  const newOrder: NewOrder = {
    order_id: newId(),
    client_id: request.id,
    account: viewer.account,
    site: site.id,
    network: readVisitSource(context),
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
    termsVersion: await deps.termsInForce(site, context.locale, context.now),
    nextCheckAt: nextCheck({ status: 'created', createdAt: now }, now),
  }
  const savesCard = payment.kind === 'page' && canSaveCard(request, gateway, method)
  return { newOrder, offer, hold: price.hold, payment, savesCard, context }
}

/** Whether to save the card: requested and supported. */
function canSaveCard(request: OrderRequest, gateway: PaymentGateway, method: MethodKey): boolean {
  return request.keep_card === true && gateway.keepsCards?.includes(method) === true
}

/** Checks whether the requested order is sold on this site now. */
async function resolveOrder(
  deps: OrderDeps,
  request: OrderRequest,
  payment: OrderPayment<string>,
  context: OrderContext,
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
  if (request.bundle === 'exact' && exact === null)
    return refuse('payments.nothing_missing', { field: 'bundle' })
  const offer: PricedOffer | PricedExactOffer | undefined =
    exact ?? bundles.find(({ id }) => id === request.bundle)
  if (offer === undefined) return refuse('payments.bundle_not_offered', { field: 'bundle' })
  const method: MethodKey | null = payableMethod(request.method, paying)
  const open = await applySalesStops(deps, site)
  // If sales are stopped, the order is refused when it would be placed, unless it already has been.
  const gateway =
    method &&
    (chooseGateway(open.gateways, { site, method, payment }) ??
      chooseGateway(deps.gateways, { site, method, payment }))
  if (method === null || gateway === null)
    return refuse('payments.method_not_offered', { field: 'method' })
  return { offer, method, currency, gateway }
}

/** The gateway for the payment; for a saved card only the one that stores it. */
function chooseGateway(
  gateways: Gateways,
  { site, method, payment }: { site: Site; method: MethodKey; payment: OrderPayment<string> },
): PaymentGateway | null {
  return payment.kind === 'saved_card'
    ? gateways.findGateway(site, payment.card.gateway, method)
    : gateways.gatewayFor(site, method)
}

import type { Asks, Gives, RefusalCode } from '#kernel/call.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import { isRefusal, refuse, type Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { exceedsDirectDebitLimit } from '../rules/direct-debit-limit.ts'
import { leastAmount } from '../rules/least-amount.ts'
import type { MethodKey } from '../rules/methods.ts'
import { nextCheck } from '../rules/next-check.ts'
import { payableMethod } from '../rules/offered-methods.ts'
import { ownPath } from '../rules/own-path.ts'
import type { AskAboutOrder } from './ask-about-order.ts'
import { openToday } from './closed.ts'
import { collectDebit, type DebitOrder } from './collect-debit.ts'
import type { OrderDeps } from './deps.ts'
import { discounted, placeDiscounted } from './discounted.ts'
import { comingAlong, stillHeld } from './code-comes-along.ts'
import { GatewayUnreachable, type PaymentGateway } from './gateway.ts'
import type { Gateways } from './gateways.ts'
import { type ExactlyPriced, exactAsked } from './exact.ts'
import { type CardWay, type KeptCard, type PayByCard, paymentOf } from './pay-by-card.ts'
import { showOrder } from './show-order.ts'
import { keepPayment, type NewOrder, type OrderRow, selectDirectDebits } from './store.ts'
import { keepCardWish } from './store-cards.ts'
import { keepAddressCountry } from './store-places.ts'
import { keepExact } from './store-exact.ts'
import { type PricedOffer, whatIsSold } from './what-is-sold.ts'
import { beyondLimits } from './within-limits.ts'

type Call = (typeof contract)['payments.start_order']
type Wish = Asks<Call>
type Asked = Context<Site, Viewer>

const monthMs = 30 * 86_400_000

/**
 * A payment handled by a higher feature: a saved card at the gateway that stores it, or a mandate.
 */
interface OwnWay<Code extends string> {
  readonly card?: CardWay<Code>
  readonly debit?: DebitOrder
}

/** Places an order on the provider's page, or with a payment handled by a higher feature. */
export type PlaceOrder = <Code extends string = never>(
  wish: Wish,
  context: Asked,
  way?: OwnWay<Code>,
) => Promise<Gives<Call> | Refusal<RefusalCode<Call> | Code>>

/** Orders a package (CRED-04). A repeat with the same id finds the same order and payment. */
export function startOrder(deps: OrderDeps, ask: AskAboutOrder, pay: PayByCard): PlaceOrder {
  const { database, gateways } = deps
  return async (wish, context, { card, debit } = {}) => {
    if (gateways.all.length === 0) return refuse('payments.not_on_sale')
    const sold = await judge(deps, wish, context, card)
    if (isRefusal(sold)) return sold
    const { offer, method, currency, gateway } = sold
    if ((method === 'sdd') !== (debit !== undefined)) return refuse('payments.form_needed', { field: 'method' })
    const { viewer, site, now } = context
    const price = await discounted(deps, { wish, sold: { listMinor: offer.priceMinor, currency, method } }, context)
    if (isRefusal(price)) return price
    if (price.priceMinor < leastAmount(method, currency)) return refuse('payments.below_minimum', { field: 'method' })
    if (wish.price_minor !== undefined && wish.price_minor !== price.priceMinor) return refuse('payments.price_changed')
    const made: NewOrder = {
      order_id: newId(),
      client_id: wish.id,
      account: viewer.account,
      site: site.id,
      bundle: offer.id,
      credits: offer.credits,
      price_minor: price.priceMinor,
      discount: price.discount,
      currency,
      country: wish.country,
      method,
      return_to: ownPath(wish.return_to),
      attempt: newId(),
      gateway: gateway.id,
      refundDays: site.settings.refund_days,
      nextCheckAt: nextCheck({ status: 'created', createdAt: now }, now),
    }
    const place = (takeOver: boolean) =>
      database.transaction(async (tx) => {
        const beyond = await beyondLimits(deps, tx, made, context)
        if (beyond !== null) return beyond
        const barred = card === undefined ? null : await card.judge(tx)
        if (barred !== null) return barred
        if (method === 'sdd' && (await tooMuch(tx, made, now))) return null
        const stop = await debit?.before(tx, made, now)
        if (stop !== undefined && stop !== 'clear') return stop === 'limit' ? null : refuse(`payments.${stop}`)
        const order = await placeDiscounted(deps, tx, { made, hold: price.hold, takeOver }, now)
        if (order === 'held') return order
        if (order.order_id === made.order_id) await debit?.after(tx, made, now)
        await keepAddressCountry(tx, made.order_id, deps.countryOfAddress(context.address))
        await card?.placed(tx, order.order_id)
        if (card === undefined && keepsCard(wish, gateway, method)) await keepCardWish(tx, made.order_id)
        if (sold.exact === null || order.bundle !== 'exact') return order
        await keepExact(tx, order.key, sold.exact)
        return { ...order, act: sold.exact.act }
      })
    const first = await place(false)
    const along = () => comingAlong(deps, { hold: price.hold, ask, place: () => place(true) }, now)
    const placed = first === 'held' ? await along() : first
    if (isRefusal(placed)) return placed
    if (placed === null) return refuse('payments.direct_debit_limit', { field: 'method' })
    if (placed === 'held') return stillHeld(deps, price.hold, context)
    const same =
      placed.bundle === offer.id &&
      placed.method === method &&
      placed.country === wish.country &&
      placed.discount_code === (price.discount?.code ?? null)
    if (!same) return refuse('payments.id_used', { field: 'id' })
    if (card !== undefined) return pay(placed, card, { account: viewer.account, ...context })
    const at = gateways.byId(placed.gateway)
    if (debit !== undefined) return collectDebit(deps, { placed, at, debit }, context)
    return withPayment(placed, at, { wish, context })
  }

  /** Has the provider create the payment, unless it already exists. */
  async function withPayment(
    placed: OrderRow,
    at: PaymentGateway | null,
    { wish, context }: { wish: Wish; context: Asked },
  ) {
    if (at === null) return refuse('payments.gateway_timeout')
    if (placed.redirect_url !== null || placed.status !== 'created')
      return { order: showOrder(placed), redirect: showOrder(placed).redirect }
    try {
      const { providerId, redirectUrl } = await at.createPayment({
        ...paymentOf(deps, placed, context),
        keepCard: keepsCard(wish, at, placed.method),
      })
      await keepPayment(database, { attempt: placed.attempt, ref: providerId, redirectUrl })
      return { order: showOrder({ ...placed, redirect_url: redirectUrl }), redirect: redirectUrl }
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error
      deps.log.warn({ id: placed.order_id, error }, 'a payment could not be created')
      return refuse('payments.gateway_timeout')
    }
  }
}

/** Whether to save the card: requested and supported. */
function keepsCard(wish: Wish, gateway: PaymentGateway, method: MethodKey): boolean {
  return wish.keep_card === true && gateway.keepsCards?.includes(method) === true
}

/**
 * Direct debits are granted on trust, within limits; repeating a placed one does not count again.
 */
async function tooMuch(tx: Transaction, { account, client_id, price_minor }: NewOrder, now: Date): Promise<boolean> {
  const known = await selectDirectDebits(tx, { account, except: client_id }, new Date(now.getTime() - monthMs))
  return !known.placed && exceedsDirectDebitLimit(known, price_minor)
}

/** The gateway for the payment; for a saved card only the one that stores it. */
function takerOf(
  gateways: Gateways,
  { site, method, card }: { site: Site; method: MethodKey; card: Pick<KeptCard, 'gateway'> | undefined },
): PaymentGateway | null {
  return card === undefined ? gateways.gatewayFor(site, method) : gateways.gatewayOf(site, card.gateway, method)
}

/** Checks whether the requested order is sold on this site now. */
async function judge(deps: OrderDeps, wish: Wish, context: Asked, card?: Pick<KeptCard, 'gateway'>) {
  const { site } = context
  if (!wish.consent) return refuse('payments.consent_needed', { field: 'consent' })
  if (!site.settings.countries.includes(wish.country))
    return refuse('payments.country_not_offered', { field: 'country' })
  const { bundles, currency, paying } = whatIsSold(deps, site, wish.country)
  const exact = wish.bundle === 'exact' ? await exactAsked(deps.database, wish, context, { currency, bundles }) : null
  if (wish.bundle === 'exact' && exact === null) return refuse('payments.nothing_missing', { field: 'bundle' })
  const offer: PricedOffer | ExactlyPriced | undefined = exact ?? bundles.find(({ id }) => id === wish.bundle)
  if (offer === undefined) return refuse('payments.bundle_not_offered', { field: 'bundle' })
  const method: MethodKey | null = payableMethod(wish.method, paying)
  const open = await openToday(deps, site)
  // If sales are stopped, the order is refused when it would be placed, unless it already was.
  const gateway =
    method && (takerOf(open.gateways, { site, method, card }) ?? takerOf(deps.gateways, { site, method, card }))
  if (method === null || gateway === null) return refuse('payments.method_not_offered', { field: 'method' })
  return { offer, method, currency, gateway, exact }
}

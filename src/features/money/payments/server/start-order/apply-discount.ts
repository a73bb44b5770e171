import { refuse, type Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import {
  cleanCode,
  isOfferCode,
  type CodeProblem,
  getMessageArguments,
  type CodeKind,
} from '#features/money/discounts/index.ts'
import type { MethodKey } from '../../rules/methods.ts'
import type { OrderDeps } from '../deps.ts'
import { insertOrder, type NewOrder, type OrderRow, selectOrderByClientId } from '../store.ts'
import { closeReplaced } from '../store-replaced-orders.ts'
import type { OrderContext, OrderRequest } from './order-payment.ts'

/** The price of an order, and the code that reduced it. */
export interface DiscountedPrice {
  readonly priceMinor: number
  readonly discount: { readonly minor: number; readonly code: string } | undefined
  /**
   * The code to hold for the order; undefined without a code or for a repeated order, which already
   * holds it.
   */
  readonly hold:
    | { readonly account: number; readonly codeKey: number | null; readonly kind: CodeKind }
    | undefined
}

/**
 * Calculates the price (CRED-08, BEY-31): the list price minus the discount of the code, or of a
 * better offer. An order with an invalid code is refused.
 */
export async function applyDiscount(
  deps: OrderDeps,
  {
    request,
    sold,
  }: { request: OrderRequest; sold: { listMinor: number; currency: string; method: MethodKey } },
  context: OrderContext,
): Promise<DiscountedPrice | Refusal<'payments.code_refused'>> {
  const { listMinor, currency, method } = sold
  if (request.code === undefined)
    return { priceMinor: listMinor, discount: undefined, hold: undefined }
  const { viewer, site, now } = context
  const before = await selectOrderByClientId(deps.database, {
    account: viewer.account,
    client_id: request.id,
  })
  if (before?.discount_code != null && isSameDiscount(before.discount_code, request.code))
    return {
      priceMinor: before.price_minor,
      discount: { minor: before.discount_minor, code: before.discount_code },
      hold: undefined,
    }
  const price = { minor: listMinor, currency }
  const order = { country: request.country, method, price }
  const priced = await deps.discounts.evaluateOrder(
    { site, account: viewer.account, code: request.code, order },
    now,
  )
  if ('problem' in priced) return refuseCode(deps, priced.problem, context)
  const { known, discountMinor: minor } = priced
  return {
    priceMinor: listMinor - minor,
    discount: { minor, code: known.terms.code },
    hold: { account: viewer.account, codeKey: known.key, kind: known.terms.kind },
  }
}

/**
 * Whether an order placed with a code may have been sent with the typed one, because an offer for
 * new members replaces a code that takes off less.
 */
function isSameDiscount(placed: string, typed: string): boolean {
  return placed === cleanCode(typed) || isOfferCode(placed)
}

/** Refuses an order because of its code, with the discounts feature's message. */
export function refuseCode(
  { phrases }: Pick<OrderDeps, 'phrases'>,
  problem: CodeProblem,
  { locale, site }: OrderContext,
) {
  const why = phrases.translate(
    locale,
    `discounts.refusals.${problem.reason}`,
    getMessageArguments(problem, locale, site.timeZone),
  )
  return refuse('payments.code_refused', {
    field: problem.field,
    with: { why, reason: problem.reason },
  })
}

/**
 * Places an order and holds its code in one transaction; `code_held` if another of the member's
 * orders holds the code and cannot release it.
 */
export async function placeDiscounted(
  { discounts }: Pick<OrderDeps, 'discounts'>,
  tx: Transaction,
  {
    newOrder,
    hold,
    takeOver,
  }: { newOrder: NewOrder; hold: DiscountedPrice['hold']; takeOver: boolean },
  now: Date,
): Promise<{ readonly kind: 'placed'; readonly order: OrderRow } | { readonly kind: 'code_held' }> {
  if (hold === undefined) return { kind: 'placed', order: await insertOrder(tx, newOrder, now) }
  if (!(await holdCode(discounts, tx, { hold, order: newOrder.order_id, takeOver }, now))) {
    // Sent twice simultaneously, so the other request holds the code.
    const twin = await selectOrderByClientId(tx, newOrder)
    return twin === null ? { kind: 'code_held' } : { kind: 'placed', order: twin }
  }
  const order = await insertOrder(tx, newOrder, now)
  if (order.order_id !== newOrder.order_id) await discounts.release(tx, newOrder.order_id)
  return { kind: 'placed', order }
}

type Discounts = OrderDeps['discounts']

type CodeHold = Omit<Parameters<Discounts['hold']>[1], 'order'>

/**
 * Reserves a code for a new order, under the member's lock. With `takeOver`, the code is taken from
 * the member's order that held it, which is closed in the same transaction. False if that order is
 * paid or its bank is processing it.
 */
async function holdCode(
  discounts: Discounts,
  tx: Transaction,
  { hold, order, takeOver }: { hold: CodeHold; order: string; takeOver: boolean },
  now: Date,
): Promise<boolean> {
  await discounts.lockCodes(tx, hold.account)
  if (takeOver) {
    const holder = await discounts.findHolder(tx, hold)
    if (holder?.status === 'used') return false
    if (holder !== null && !(await closeReplaced(tx, holder.order, now))) return false
  }
  return discounts.hold(tx, { ...hold, order }, now)
}

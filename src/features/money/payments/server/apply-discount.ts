import type { RawInput } from '#kernel/endpoint.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import { refuse, type Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { cleanCode, type CodeProblem, getMessageArguments, type CodeKind } from '#features/money/discounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { MethodKey } from '../rules/methods.ts'
import type { OrderDeps } from './deps.ts'
import { type NewOrder, type OrderRow, placeOrder, selectOrderByClientId } from './store.ts'
import { holdCode } from './hold-code.ts'

type OrderRequest = RawInput<(typeof contract)['payments.start_order']>
type OrderContext = Context<Site, Viewer>

/** The price of an order, and the code that reduced it. */
export interface DiscountedPrice {
  readonly priceMinor: number
  readonly discount: { readonly minor: number; readonly code: string } | undefined
  /**
   * The code to hold for the order; undefined without a code, and for a repeated order, which
   * already holds it.
   */
  readonly hold: { readonly account: number; readonly codeKey: number | null; readonly kind: CodeKind } | undefined
}

/**
 * Calculates the price (CRED-08): the list price minus the discount. An invalid code refuses the
 * order.
 */
export async function applyDiscount(
  deps: OrderDeps,
  { request, sold }: { request: OrderRequest; sold: { listMinor: number; currency: string; method: MethodKey } },
  context: OrderContext,
): Promise<DiscountedPrice | Refusal<'payments.code_refused'>> {
  const { listMinor, currency, method } = sold
  if (request.code === undefined) return { priceMinor: listMinor, discount: undefined, hold: undefined }
  const { viewer, site, now } = context
  const before = await selectOrderByClientId(deps.database, { account: viewer.account, client_id: request.id })
  if (before !== null && before.discount_code === cleanCode(request.code))
    return {
      priceMinor: before.price_minor,
      discount: { minor: before.discount_minor, code: before.discount_code },
      hold: undefined,
    }
  const price = { minor: listMinor, currency }
  const order = { country: request.country, method, price }
  const priced = await deps.discounts?.evaluateCode({ site, account: viewer.account, code: request.code, order }, now)
  if (priced === undefined) return refuseCode(deps, { reason: 'code_not_found', field: 'code' }, context)
  if ('problem' in priced) return refuseCode(deps, priced.problem, context)
  const { known, discountMinor: minor } = priced
  return {
    priceMinor: listMinor - minor,
    discount: { minor, code: known.terms.code },
    hold: { account: viewer.account, codeKey: known.key, kind: known.terms.kind },
  }
}

/** Refuses an order because of its code, with the message of the discounts feature. */
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
  return refuse('payments.code_refused', { field: problem.field, with: { why, reason: problem.reason } })
}

/**
 * Places an order and holds its code in one transaction; `held` if another order of the member
 * holds the code and cannot release it.
 */
export async function placeDiscounted(
  { discounts }: Pick<OrderDeps, 'discounts'>,
  tx: Transaction,
  { newOrder, hold, takeOver }: { newOrder: NewOrder; hold: DiscountedPrice['hold']; takeOver: boolean },
  now: Date,
): Promise<OrderRow | 'held'> {
  if (hold === undefined || discounts === undefined) return placeOrder(tx, newOrder, now)
  if (!(await holdCode(discounts, tx, { hold, order: newOrder.order_id, takeOver }, now))) {
    // Sent twice simultaneously: the other request holds the code.
    const twin = await selectOrderByClientId(tx, newOrder)
    return twin === null ? 'held' : twin
  }
  const placed = await placeOrder(tx, newOrder, now)
  if (placed.order_id !== newOrder.order_id) await discounts.release(tx, newOrder.order_id)
  return placed
}

import type { Output } from '#kernel/endpoint.ts'
import { isRefusal, refuse, type Refusal } from '#kernel/refusal.ts'
import type { OrderDeps } from '../deps.ts'
import { GatewayUnreachable } from '../gateways/gateway.ts'
import { type PayByCard, toPaymentRequest } from '../pay-by-card.ts'
import type { RefreshOrder } from '../refresh-order.ts'
import { type OrderRow, savePayment } from '../store.ts'
import { toOrderView } from '../to-order-view.ts'
import { placeWithCodeTransfer, refuseHeldCode } from './code-transfer.ts'
import { collectDebit } from './collect-debit.ts'
import type {
  OrderContext,
  OrderPayment,
  OrderRefusal,
  OrderRequest,
  StartOrder,
} from './order-payment.ts'
import { placeOrder } from './place-order.ts'
import { type OrderPlan, planOrder } from './plan-order.ts'

/** Places an order and starts its payment. */
export type PlaceOrder = <Code extends string = never>(
  request: OrderRequest,
  context: OrderContext,
  payment: OrderPayment<Code>,
) => Promise<Output<StartOrder> | Refusal<OrderRefusal<Code>>>

/** Orders a package (CRED-04). A repeat with the same id finds the same order and payment. */
export function startOrder(deps: OrderDeps, refresh: RefreshOrder, pay: PayByCard): PlaceOrder {
  const { database, gateways } = deps
  return async (request, context, payment) => {
    if (gateways.all.length === 0) return refuse('payments.not_on_sale')
    const plan = await planOrder(deps, request, payment, context)
    if (isRefusal(plan)) return plan
    const first = await placeOrder(deps, plan, { takeOver: false })
    const placement =
      first.kind === 'code_held' ? await placeWithCodeTransfer(deps, plan, refresh) : first
    if (placement.kind === 'refused') return placement.refusal
    if (placement.kind === 'code_held') return refuseHeldCode(deps, plan)
    const { order } = placement
    if (!isSameOrder(order, plan)) return refuse('payments.id_used', { field: 'id' })
    switch (payment.kind) {
      case 'page':
        return payOnPage(order, plan.savesCard, context)
      case 'saved_card':
        return pay(order, payment.card, { account: context.viewer.account, ...context })
      case 'direct_debit': {
        const at = gateways.byId(order.gateway)
        return collectDebit(deps, { placed: order, at, debit: payment.debit }, context)
      }
    }
  }

  /** Has the provider create the payment, unless it already exists. */
  async function payOnPage(order: OrderRow, savesCard: boolean, context: OrderContext) {
    const gateway = gateways.byId(order.gateway)
    if (gateway === null) return refuse('payments.gateway_timeout')
    if (order.redirect_url !== null || order.status !== 'created')
      return { order: toOrderView(order), redirect: toOrderView(order).redirect }
    try {
      const { providerId, redirectUrl } = await gateway.createPayment({
        ...toPaymentRequest(deps, order, context),
        keepCard: savesCard,
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

/** Whether the order placed under the client id matches this request. */
function isSameOrder(placed: OrderRow, { newOrder, offer }: OrderPlan<string>): boolean {
  return (
    placed.bundle === offer.id &&
    placed.method === newOrder.method &&
    placed.country === newOrder.country &&
    placed.discount_code === (newOrder.discount?.code ?? null)
  )
}

import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/payments.ts'
import type { OrderDeps } from './deps.ts'
import { toOrderView } from './to-order-view.ts'
import { selectOrders } from './store.ts'

const pageSize = 20

/** Lists the member's orders, one page at a time (CRED-05). */
export function listOrders({
  database,
}: Pick<OrderDeps, 'database'>): Handler<(typeof contract)['payments.list_orders'], Site> {
  return async ({ before }, { viewer }) => {
    const rows = await selectOrders(database, {
      account: viewer.account,
      before: before ?? null,
      limit: pageSize + 1,
    })
    const page = rows.slice(0, pageSize)
    return {
      orders: page.map(toOrderView),
      next: rows.length > pageSize ? (page.at(-1)?.order_id ?? null) : null,
    }
  }
}

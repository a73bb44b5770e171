import type { Handler } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, OrderView } from '../contract/payments.ts'
import type { PaymentsDeps } from './deps.ts'

type ReadOne = Handler<(typeof contract)['payments.read_order'], Site>
type ReadMany = Handler<(typeof contract)['payments.list_orders'], Site>

/** Adds data from higher features to orders that are read (CRED-13). */
export function withInvoices({
  invoiceNumbers,
  returnedMoney,
  dueDays,
}: Pick<PaymentsDeps, 'invoiceNumbers' | 'returnedMoney' | 'dueDays'>) {
  async function numbered(orders: readonly OrderView[]): Promise<OrderView[]> {
    const paid = orders.filter(({ status }) => status === 'completed').map(({ id }) => id)
    const debits = orders.filter(({ method }) => method === 'sdd').map(({ id }) => id)
    const [numbers, returned, days] = await Promise.all([
      ifAny(paid, invoiceNumbers),
      ifAny(paid, returnedMoney),
      ifAny(debits, dueDays),
    ])
    return orders.map((order) => ({
      ...order,
      invoice: numbers.get(order.id) ?? null,
      returned: returned.get(order.id) ?? null,
      due_on: days.get(order.id) ?? null,
    }))
  }
  return {
    one:
      (read: ReadOne): ReadOne =>
      async (input, context) => {
        const answer = await read(input, context)
        if (isRefusal(answer)) return answer
        const [order = answer] = await numbered([answer])
        return order
      },
    many:
      (read: ReadMany): ReadMany =>
      async (asked, context) => {
        const answer = await read(asked, context)
        return isRefusal(answer) ? answer : { ...answer, orders: await numbered(answer.orders) }
      },
  }
}

/** Most pages of orders do not need a query. */
async function ifAny<Found>(
  orders: readonly string[],
  find: (orders: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): Promise<ReadonlyMap<string, Found>> {
  return orders.length === 0 ? new Map() : find(orders)
}

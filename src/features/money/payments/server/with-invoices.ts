import type { Handler } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, OrderView } from '../contract.ts'
import type { PaymentsDeps } from './deps.ts'

type ReadOne = Handler<(typeof contract)['payments.read_order'], Site>
type ReadMany = Handler<(typeof contract)['payments.list_orders'], Site>

/** Adds invoice numbers and returned money to orders that are read (CRED-13). */
export function withInvoices({
  invoiceNumbers,
  returnedMoney,
}: Pick<PaymentsDeps, 'invoiceNumbers' | 'returnedMoney'>) {
  async function numbered(orders: readonly OrderView[]): Promise<OrderView[]> {
    const paid = orders.filter(({ status }) => status === 'completed').map(({ id }) => id)
    if (paid.length === 0) return [...orders]
    const [numbers, returned] = await Promise.all([invoiceNumbers(paid), returnedMoney(paid)])
    return orders.map((order) => ({
      ...order,
      invoice: numbers.get(order.id) ?? null,
      returned: returned.get(order.id) ?? null,
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

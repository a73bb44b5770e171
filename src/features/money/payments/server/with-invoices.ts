import type { Handler } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, OrderView } from '../contract.ts'
import type { PaymentsDeps } from './deps.ts'

type ReadOne = Handler<(typeof contract)['payments.read_order'], Site>
type ReadMany = Handler<(typeof contract)['payments.list_orders'], Site>

/** Adds invoice numbers to orders that are read (CRED-13). */
export function withInvoices({ invoiceNumbers }: Pick<PaymentsDeps, 'invoiceNumbers'>) {
  async function numbered(orders: readonly OrderView[]): Promise<OrderView[]> {
    const paid = orders.filter(({ status }) => status === 'completed').map(({ id }) => id)
    const numbers: ReadonlyMap<string, string> =
      paid.length === 0 ? new Map() : await invoiceNumbers(paid)
    return orders.map((order) => ({ ...order, invoice: numbers.get(order.id) ?? null }))
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

import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import type { OrderView } from '../contract.ts'
import { isOpen } from '../rules/order-status.ts'
import { calls } from './calls.ts'

/** How often an order that waits is looked at. */
const everyMs = 2000

/** An own order, looked at again while it waits for its money (CRED-05); `stale` when the last look failed. */
export function useOrder(order: string): { readonly order: OrderView | undefined; readonly stale: boolean } {
  const { data, isError } = useQuery({
    ...calls.query('payments.read_order', { order })(useApi()),
    refetchInterval: ({ state }) => (state.data === undefined || isOpen(state.data.status) ? everyMs : false),
  })
  return { order: data, stale: data !== undefined && isError }
}

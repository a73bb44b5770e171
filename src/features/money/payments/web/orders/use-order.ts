import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import type { OrderView } from '../../contract/payments.ts'
import { isOpen } from '../../rules/order-status.ts'
import { calls } from '../calls.ts'

/** Polling interval of a waiting order. */
const everyMs = 2000

/**
 * One of the member's orders, polled while it is waiting for its payment (CRED-05); `stale` if the
 * last refresh failed.
 */
export function useOrder(order: string): {
  readonly order: OrderView | undefined
  readonly stale: boolean
} {
  const { data, isError } = useQuery({
    ...calls.query('payments.read_order', { order })(useApi()),
    refetchInterval: ({ state }) =>
      state.data === undefined || isOpen(state.data.status) ? everyMs : false,
  })
  return { order: data, stale: data !== undefined && isError }
}

import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import type { MoneyBack } from '../contract/refunds.ts'
import { calls } from './calls.ts'

/** Polling interval while a refund is pending. */
const everyMs = 3000

/** Refund information of the member's own order, polled while something is pending. */
export function useMoneyBack(order: string) {
  return useQuery({
    ...calls.query('refunds.read_order', { order })(useApi()),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isMoving(state.data) ? everyMs : false,
  })
}

/**
 * Whether an order's page should no longer lead with its credits: withdrawn from, or disputed by a
 * bank.
 */
export function useIsUndone(order: string): boolean {
  const { data } = useMoneyBack(order)
  return (
    data !== undefined &&
    (data.withdrawal !== null || data.dispute?.state === 'open' || data.dispute?.state === 'lost')
  )
}

function isMoving({ refunds, withdrawal }: MoneyBack): boolean {
  const waits = withdrawal !== null && withdrawal.settled === null
  return waits || refunds.some(({ state }) => state === 'asked' || state === 'pending')
}

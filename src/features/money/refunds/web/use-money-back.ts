import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import type { MoneyBack } from '../contract.ts'
import { calls } from './calls.ts'

/** How often money on its way is looked at. */
const everyMs = 3000

/** What goes back of an own order, looked at again while something is on its way. */
export function useMoneyBack(order: string) {
  return useQuery({
    ...calls.query('refunds.read_order', { order })(useApi()),
    refetchInterval: ({ state }) => (state.data !== undefined && isMoving(state.data) ? everyMs : false),
  })
}

/** Whether the credits of an order are no longer what its page should begin with: withdrawn from, or disputed by a bank. */
export function useIsUndone(order: string): boolean {
  const { data } = useMoneyBack(order)
  return (
    data !== undefined && (data.withdrawal !== null || data.dispute?.state === 'open' || data.dispute?.state === 'lost')
  )
}

function isMoving({ refunds, withdrawal }: MoneyBack): boolean {
  const waits = withdrawal !== null && withdrawal.settled === null
  return waits || refunds.some(({ state }) => state === 'asked' || state === 'pending')
}

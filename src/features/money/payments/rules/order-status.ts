/**
 * Order states. `created`: the member has been sent to the payment page; `pending`: the bank has
 * not confirmed yet.
 */
export const orderStatuses = [
  'created',
  'pending',
  'failed',
  'cancelled',
  'expired',
  'completed',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Payment states reported by providers. */
export const providerStates = [
  'open',
  'action_required',
  'processing',
  'failed',
  'cancelled',
  'expired',
  'paid',
] as const
export type ProviderState = (typeof providerStates)[number]

const statusByState: Readonly<Record<ProviderState, OrderStatus>> = {
  open: 'created',
  action_required: 'created',
  processing: 'pending',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  paid: 'completed',
}

const rank: Readonly<Record<OrderStatus, number>> = {
  created: 0,
  pending: 1,
  failed: 2,
  cancelled: 2,
  expired: 2,
  completed: 3,
}

/**
 * The status of an order after a provider's report. It only moves forward: late, duplicate or
 * reordered reports change nothing, a received payment overrides an earlier failure, and of two
 * failures the first remains.
 */
export function nextStatus(status: OrderStatus, state: ProviderState): OrderStatus {
  const next = statusByState[state]
  return rank[next] > rank[status] ? next : status
}

/** Whether an order is still waiting for its payment. */
export function isOpen(status: OrderStatus): boolean {
  return status === 'created' || status === 'pending'
}

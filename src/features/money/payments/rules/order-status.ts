/** How an order stands. `created`: the member has the payment page; `pending`: the bank has not confirmed yet. */
export const orderStatuses = ['created', 'pending', 'failed', 'cancelled', 'expired', 'completed'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How a provider says a payment stands. */
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

const statusOf: Readonly<Record<ProviderState, OrderStatus>> = {
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
 * How an order stands once a provider's word is heard. It only goes up: words that come late, twice or in any order change
 * nothing, money that did come wins over an earlier no, and the first of two noes stays.
 */
export function nextStatus(status: OrderStatus, heard: ProviderState): OrderStatus {
  const next = statusOf[heard]
  return rank[next] > rank[status] ? next : status
}

/** Whether an order still waits for its money. */
export function isOpen(status: OrderStatus): boolean {
  return status === 'created' || status === 'pending'
}

import { computeWithdrawalAmount } from '../../rules/withdrawal-amount.ts'

/** In-memory model of an order; the real one is compared with it. */
export interface ModelOrder {
  readonly paid: number
  readonly granted: number
  left: number
  closed: boolean
  frozen: boolean
  promised: number
  /**
   * The part of the price whose credits were taken back, and how many of the order's exact share
   * were left.
   */
  credited: number
  kept: number
  refunds: { amount: number; state: 'asked' | 'pending' | 'paid' | 'failed' }[]
  dispute: 'none' | 'open' | 'won' | 'lost'
  /**
   * Whether staff recorded the outcome, and the credits taken back when it was lost; `null` if the
   * purchase had already been undone.
   */
  byStaff: boolean
  taken: number | null
  withdrawn: boolean
  settled: { credits: number; amount: number } | null
  /** Settled without a refund because a bank had the money. */
  bankHadIt: boolean
}

/** An event concerning one buyer's orders. */
export type Step =
  | { do: 'spend'; credits: number }
  | { do: 'give'; order: number; amount: number | 'rest' }
  | { do: 'withdraw'; order: number }
  | { do: 'dispute'; order: number; state: 'open' | 'won' | 'lost' }
  | { do: 'rule'; order: number; state: 'won' | 'lost' }
  | { do: 'word'; order: number; refund: number; state: 'pending' | 'paid' | 'failed' }

/** An order just after it was paid. */
export const createModelOrder = (paid: number, granted: number): ModelOrder => ({
  paid,
  granted,
  left: granted,
  closed: false,
  frozen: false,
  promised: 0,
  credited: 0,
  kept: 0,
  refunds: [],
  dispute: 'none',
  byStaff: false,
  taken: null,
  withdrawn: false,
  settled: null,
  bankHadIt: false,
})

/** Applies a step to the model and returns the verdict expected from the real implementation. */
export function applyToModel(orders: readonly ModelOrder[], step: Step): string {
  if (step.do === 'spend') return spend(orders, step.credits)
  const order = orders[step.order % orders.length]
  if (order === undefined) throw new Error('the model lost an order')
  if (step.do === 'give') return requestRefund(order, step.amount)
  if (step.do === 'withdraw') {
    if (order.withdrawn) return 'withdrawn'
    order.withdrawn = true
    settle(order)
    return 'open'
  }
  if (step.do === 'dispute') return dispute(order, step.state, false)
  if (step.do === 'rule')
    return order.dispute === 'open' ? dispute(order, step.state, true) : 'unchanged'
  return applyProviderState(order, step.refund, step.state)
}

const ranks = { asked: 1, pending: 2, paid: 3, failed: 4 }

function applyProviderState(
  order: ModelOrder,
  number: number,
  state: 'pending' | 'paid' | 'failed',
): string {
  const refund = order.refunds[number % Math.max(1, order.refunds.length)]
  if (refund === undefined || ranks[state] <= ranks[refund.state]) return 'unchanged'
  refund.state = state
  if (state === 'failed') order.promised -= refund.amount
  return 'moved'
}

function spend(orders: readonly ModelOrder[], credits: number): string {
  const free = orders.filter(({ frozen }) => !frozen)
  if (free.reduce((sum, { left }) => sum + left, 0) < credits) return 'not_enough'
  let requested = credits
  for (const order of free) {
    const taken = Math.min(order.left, requested)
    order.left -= taken
    requested -= taken
  }
  return 'spent'
}

function requestRefund(order: ModelOrder, requested: number | 'rest'): string {
  if (order.dispute === 'open' || order.dispute === 'lost') return 'disputed'
  const rest = order.paid - order.promised
  const amount = requested === 'rest' ? rest : requested
  if (rest === 0) return 'nothing_left'
  if (amount > rest) return 'too_much'
  order.promised += amount
  order.refunds.push({ amount, state: 'asked' })
  if (order.promised === order.paid) undo(order)
  else takeShare(order)
  return 'asked'
}

/** The same share of the unspent credits as of the remaining price, to a fraction of a credit. */
function takeShare(order: ModelOrder): void {
  if (order.promised <= order.credited) return
  const exact = Math.max(0, order.left - order.kept)
  const share = (order.paid - order.promised) / (order.paid - order.credited)
  const exactAfter = Math.ceil(exact * share * order.paid - 1e-6) / order.paid
  order.left = Math.max(0, Math.ceil(exactAfter - 1e-9))
  order.kept = order.left - exactAfter
  order.credited = order.promised
}

function undo(order: ModelOrder): void {
  order.credited = order.paid
  if (order.closed) return
  order.left = 0
  order.closed = true
}

function settle(order: ModelOrder): void {
  if (!order.withdrawn || order.settled !== null || order.dispute === 'open') return
  if (order.dispute === 'lost') {
    order.bankHadIt = true
    order.settled = { credits: 0, amount: 0 }
    return
  }
  const leftMinor = order.paid - order.promised
  const facts = {
    paidMinor: order.paid,
    leftMinor,
    granted: order.granted,
    unspent: order.left,
    creditedMinor: order.credited,
    consented: true,
  }
  const amount = computeWithdrawalAmount(facts)
  order.settled = { credits: order.left, amount }
  order.left = 0
  order.closed ||= amount === leftMinor
  if (amount === 0) return
  order.promised += amount
  order.refunds.push({ amount, state: 'asked' })
  if (order.promised <= order.credited) return
  order.credited = order.promised
  order.kept = 0
}

const getPrecedence = (state: ModelOrder['dispute'], byStaff: boolean) =>
  state === 'none' ? -1 : state === 'open' ? 0 : byStaff ? 1 : state === 'lost' ? 2 : 3

function dispute(order: ModelOrder, state: 'open' | 'won' | 'lost', byStaff: boolean): string {
  const before = order.dispute
  if (getPrecedence(state, byStaff) <= getPrecedence(before, order.byStaff)) return 'unchanged'
  order.byStaff = byStaff
  if (before === state) return 'unchanged'
  order.dispute = state
  order.frozen = state === 'open'
  if (state === 'lost' && !order.closed) {
    order.taken = order.left
    order.left = 0
    // All of it was disputed.
    order.closed = true
  }
  if (before === 'lost') restore(order)
  settle(order)
  return 'moved'
}

function restore(order: ModelOrder): void {
  if (order.taken !== null) {
    order.left += order.taken
    order.closed = false
    order.taken = null
  }
  if (order.bankHadIt) order.settled = null
  order.bankHadIt = false
}

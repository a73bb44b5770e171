import { nextStatus, type OrderStatus, type ProviderState } from '#features/money/payments/rules/order-status.ts'
import type { Found } from './differences.ts'

/** How a payment stands, in its provider's own word. */
export interface ProviderFacts {
  readonly state: ProviderState
  readonly amountMinor: number
  readonly currency: string
  readonly refundedMinor: number
  readonly disputedMinor: number
}

/** A payment that was begun for an order, and what its provider says of it. */
export interface AttemptFacts {
  readonly gateway: string
  readonly ref: string | null
  readonly state: ProviderState | null
  readonly counted_as: 'price' | 'surplus' | null
  /** Refunds that arrived, refunds the books were told of, and what banks claim or took. */
  readonly refunded_minor: number
  readonly reported_minor: number
  readonly claimed_minor: number
  readonly lost_minor: number
  /** Null where the provider knows none of this name; undefined where nobody could be asked. */
  readonly theirs: ProviderFacts | null | undefined
}

/** An order, and what became of it everywhere. */
export interface OrderFacts {
  readonly status: OrderStatus
  readonly price_minor: number
  readonly currency: string
  readonly credits: number
  readonly lot: { readonly granted: number; readonly remaining: number } | null
  readonly sale: {
    readonly gross_minor: number
    readonly currency: string
    readonly refunded_minor: number
    readonly claimed_minor: number
  } | null
  readonly attempts: readonly AttemptFacts[]
}

/** Where order, provider, ledger of credits and ledger of money do not say the same. Empty when all four agree. */
export function compareOrder(order: OrderFacts): Found[] {
  return [
    ...order.attempts.flatMap((attempt) => compareAttempt(order, attempt)),
    ...compareStatus(order),
    ...compareGrant(order),
    ...compareMoney(order),
  ]
}

function compareAttempt({ status, price_minor, currency }: OrderFacts, attempt: AttemptFacts): Found[] {
  const { gateway, ref, state, counted_as, theirs } = attempt
  if (ref === null || theirs === undefined) return []
  const at = { gateway, ref }
  const ours = { state: counted_as === null ? (state ?? 'open') : 'paid', minor: price_minor, currency } as const
  if (theirs === null) return [{ ...at, kind: 'missing_at_psp', about: 'payment', ours, theirs: { state: 'missing' } }]
  const says = { state: theirs.state, minor: theirs.amountMinor, currency: theirs.currency }
  const paid = theirs.state === 'paid'
  const sum = (minor: number, of = currency) => ({ minor, currency: of })
  const found: Found[] = []
  if (theirs.amountMinor !== price_minor || theirs.currency !== currency)
    found.push({ ...at, kind: 'amount_diff', about: 'payment', ours, theirs: says })
  else if ((counted_as !== null) !== paid || (!paid && nextStatus(status, theirs.state) !== status))
    found.push({ ...at, kind: 'status_diff', about: 'payment', ours, theirs: says })
  if (theirs.refundedMinor !== attempt.refunded_minor) {
    const [mine, yours] = [sum(attempt.refunded_minor), sum(theirs.refundedMinor, theirs.currency)]
    found.push({ ...at, kind: 'amount_diff', about: 'refunds', ours: mine, theirs: yours })
  }
  if (theirs.disputedMinor !== attempt.claimed_minor) {
    const [mine, yours] = [sum(attempt.claimed_minor), sum(theirs.disputedMinor, theirs.currency)]
    found.push({ ...at, kind: 'amount_diff', about: 'disputes', ours: mine, theirs: yours })
  }
  return found
}

const nowhere = { gateway: null, ref: null }

/** An order is completed by a payment that counts as its price, and by nothing else. */
function compareStatus({ status, attempts }: OrderFacts): Found[] {
  const paid = attempts.some(({ counted_as }) => counted_as === 'price')
  if ((status === 'completed') === paid) return []
  const theirs = { state: paid ? 'paid' : 'missing' } as const
  return [{ ...nowhere, kind: 'status_diff', about: 'order', ours: { state: status }, theirs }]
}

/** Its credits are given once, all of them; none are left where all its money has gone back. */
function compareGrant({ status, credits, price_minor, lot, attempts }: OrderFacts): Found[] {
  const due = status === 'completed' ? credits : 0
  const granted = lot?.granted ?? 0
  if (granted !== due)
    return [{ ...nowhere, kind: 'grant_diff', about: 'grant', ours: { credits: due }, theirs: { credits: granted } }]
  const gone = attempts.some(
    ({ counted_as, reported_minor, lost_minor }) => counted_as === 'price' && (reported_minor >= price_minor || lost_minor > 0),
  )
  if (!gone || lot === null || lot.remaining === 0) return []
  return [{ ...nowhere, kind: 'grant_diff', about: 'left', ours: { credits: 0 }, theirs: { credits: lot.remaining } }]
}

/** Its money is booked once, and what went back or is claimed with it. */
function compareMoney({ status, price_minor, currency, sale, attempts }: OrderFacts): Found[] {
  const sum = (minor: number, of = currency) => ({ minor, currency: of })
  const diff = (about: Found['about'], ours: Found['ours'], theirs: Found['theirs']): Found[] => [
    { ...nowhere, kind: 'money_diff', about, ours, theirs },
  ]
  if (sale === null) return status === 'completed' ? diff('sale', sum(price_minor), { state: 'missing' }) : []
  const booked = sum(sale.gross_minor, sale.currency)
  if (status !== 'completed') return diff('sale', { state: status }, booked)
  const price = attempts.find(({ counted_as }) => counted_as === 'price')
  const [told, claimed] = [price?.reported_minor ?? 0, price?.claimed_minor ?? 0]
  return [
    ...(sale.gross_minor === price_minor && sale.currency === currency ? [] : diff('sale', sum(price_minor), booked)),
    ...(sale.refunded_minor === told ? [] : diff('sale_refunds', sum(told), sum(sale.refunded_minor))),
    ...(sale.claimed_minor === claimed ? [] : diff('sale_disputes', sum(claimed), sum(sale.claimed_minor))),
  ]
}

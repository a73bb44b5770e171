import { nextStatus, type OrderStatus, type ProviderState } from '#features/money/payments/index.ts'
import type { DetectedDifference } from './differences.ts'

/** State of a payment as reported by its provider. */
export interface ProviderFacts {
  readonly state: ProviderState
  readonly amountMinor: number
  readonly currency: string
  readonly refundedMinor: number
  readonly disputedMinor: number
}

/** A payment started for an order, and the provider's data about it. */
export interface AttemptFacts {
  readonly gateway: string
  readonly ref: string | null
  readonly state: ProviderState | null
  readonly counted_as: 'price' | 'surplus' | null
  /** Completed refunds, refunds reported to the ledger, and amounts claimed or taken by banks. */
  readonly refunded_minor: number
  readonly reported_minor: number
  readonly claimed_minor: number
  readonly lost_minor: number
  /** `null` if the payment is unknown to the provider; `undefined` if it could not be queried. */
  readonly theirs: ProviderFacts | null | undefined
}

/** An order and its state in every system. */
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

/**
 * Differences between order, provider, credit ledger and revenue ledger; empty if all four agree.
 */
export function compareOrder(order: OrderFacts): DetectedDifference[] {
  return [
    ...order.attempts.flatMap((attempt) => compareAttempt(order, attempt)),
    ...compareStatus(order),
    ...compareGrant(order),
    ...compareMoney(order),
  ]
}

function compareAttempt(
  { status, price_minor, currency }: OrderFacts,
  attempt: AttemptFacts,
): DetectedDifference[] {
  const { gateway, ref, state, counted_as, theirs } = attempt
  if (ref === null || theirs === undefined) return []
  const at = { gateway, ref }
  const ours = {
    state: counted_as === null ? (state ?? 'open') : 'paid',
    minor: price_minor,
    currency,
  } as const
  if (theirs === null)
    return [{ ...at, kind: 'missing_at_psp', about: 'payment', ours, theirs: { state: 'missing' } }]
  const providerSide = { state: theirs.state, minor: theirs.amountMinor, currency: theirs.currency }
  const paid = theirs.state === 'paid'
  const toSide = (minor: number, of = currency) => ({ minor, currency: of })
  const differences: DetectedDifference[] = []
  if (theirs.amountMinor !== price_minor || theirs.currency !== currency)
    differences.push({ ...at, kind: 'amount_diff', about: 'payment', ours, theirs: providerSide })
  else if ((counted_as !== null) !== paid || (!paid && nextStatus(status, theirs.state) !== status))
    differences.push({ ...at, kind: 'status_diff', about: 'payment', ours, theirs: providerSide })
  if (theirs.refundedMinor !== attempt.refunded_minor) {
    const [mine, yours] = [
      toSide(attempt.refunded_minor),
      toSide(theirs.refundedMinor, theirs.currency),
    ]
    differences.push({ ...at, kind: 'amount_diff', about: 'refunds', ours: mine, theirs: yours })
  }
  if (theirs.disputedMinor !== attempt.claimed_minor) {
    const [mine, yours] = [
      toSide(attempt.claimed_minor),
      toSide(theirs.disputedMinor, theirs.currency),
    ]
    differences.push({ ...at, kind: 'amount_diff', about: 'disputes', ours: mine, theirs: yours })
  }
  return differences
}

const nowhere = { gateway: null, ref: null }

/** An order is completed only by a payment that counts as its price. */
function compareStatus({ status, attempts }: OrderFacts): DetectedDifference[] {
  const paid = attempts.some(({ counted_as }) => counted_as === 'price')
  if ((status === 'completed') === paid) return []
  const theirs = { state: paid ? 'paid' : 'missing' } as const
  return [{ ...nowhere, kind: 'status_diff', about: 'order', ours: { state: status }, theirs }]
}

/** All of an order's credits are granted, once; none remain if all its money has been returned. */
function compareGrant({
  status,
  credits,
  price_minor,
  lot,
  attempts,
}: OrderFacts): DetectedDifference[] {
  const expected = status === 'completed' ? credits : 0
  const granted = lot?.granted ?? 0
  if (granted !== expected)
    return [
      {
        ...nowhere,
        kind: 'grant_diff',
        about: 'grant',
        ours: { credits: expected },
        theirs: { credits: granted },
      },
    ]
  const moneyReturned = attempts.some(
    ({ counted_as, reported_minor, lost_minor }) =>
      counted_as === 'price' && (reported_minor >= price_minor || lost_minor > 0),
  )
  if (!moneyReturned || lot === null || lot.remaining === 0) return []
  return [
    {
      ...nowhere,
      kind: 'grant_diff',
      about: 'left',
      ours: { credits: 0 },
      theirs: { credits: lot.remaining },
    },
  ]
}

/** An order's money is booked once, along with its refunds and claims. */
function compareMoney({
  status,
  price_minor,
  currency,
  sale,
  attempts,
}: OrderFacts): DetectedDifference[] {
  const toSide = (minor: number, of = currency) => ({ minor, currency: of })
  const diff = (
    about: DetectedDifference['about'],
    ours: DetectedDifference['ours'],
    theirs: DetectedDifference['theirs'],
  ): DetectedDifference[] => [{ ...nowhere, kind: 'money_diff', about, ours, theirs }]
  if (sale === null)
    return status === 'completed' ? diff('sale', toSide(price_minor), { state: 'missing' }) : []
  const booked = toSide(sale.gross_minor, sale.currency)
  if (status !== 'completed') return diff('sale', { state: status }, booked)
  const price = attempts.find(({ counted_as }) => counted_as === 'price')
  const [reported, claimed] = [price?.reported_minor ?? 0, price?.claimed_minor ?? 0]
  return [
    ...(sale.gross_minor === price_minor && sale.currency === currency
      ? []
      : diff('sale', toSide(price_minor), booked)),
    ...(sale.refunded_minor === reported
      ? []
      : diff('sale_refunds', toSide(reported), toSide(sale.refunded_minor))),
    ...(sale.claimed_minor === claimed
      ? []
      : diff('sale_disputes', toSide(claimed), toSide(sale.claimed_minor))),
  ]
}

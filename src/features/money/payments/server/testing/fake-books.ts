import { randomUUID } from 'node:crypto'
import type { ProviderState } from '../../rules/order-status.ts'
import type { DisputeState, ProviderRefundState } from '../../rules/money-back.ts'

/** The actions of a payer, bank or timer on a payment at a fake provider. */
export type FakeOutcome = 'pay' | 'later' | 'settle' | 'challenge' | 'fail' | 'cancel' | 'expire'

/** A payment at a fake provider. */
export interface FakePayment {
  readonly id: string
  readonly attempt: string
  readonly amountMinor: number
  readonly currency: string
  readonly method: string
  readonly returnUrl: string
  readonly keepCard: boolean
  readonly customer: string | null
  /** The card charged while the payer is absent. */
  readonly charged: string | null
  /** When it was created; tests may change it. */
  madeAt: Date
  state: ProviderState
  /** The card saved with the payment. */
  card: FakeCard | null
  /** The country of the bank or card, once used. */
  place: string | null
  /** The provider's failure code. */
  why: string | null
}

/** A card saved at a fake provider. It has no number. */
export interface FakeCard {
  readonly id: string
  readonly customer: string
  declines: boolean
  /** Its bank challenges the payer when it is charged. */
  asks: boolean
  forgotten: boolean
}

export interface FakeRefund {
  readonly id: string
  readonly payment: string
  /** The shop's idempotency key. */
  readonly attempt: string
  readonly amountMinor: number
  readonly number: number
  state: ProviderRefundState
}

/** A dispute of the payer's bank. */
export interface FakeDispute {
  readonly id: string
  readonly payment: string
  readonly amountMinor: number
  readonly number: number
  state: DisputeState
}

const from: Readonly<Record<FakeOutcome, readonly ProviderState[]>> = {
  // Late money: a bank may pay after the page has closed.
  pay: ['open', 'action_required', 'processing', 'expired', 'cancelled', 'failed'],
  later: ['open'],
  settle: ['processing'],
  challenge: ['open'],
  fail: ['open', 'action_required', 'processing'],
  cancel: ['open', 'action_required'],
  expire: ['open', 'action_required'],
}

const to: Readonly<Record<FakeOutcome, ProviderState>> = {
  pay: 'paid',
  later: 'processing',
  settle: 'paid',
  challenge: 'action_required',
  fail: 'failed',
  cancel: 'cancelled',
  expire: 'expired',
}

/** A fake provider's books: one state machine behind any wire format. */
export function createFakeBooks(names: {
  payment: string
  refund: string
  dispute: string
  card: string
}) {
  const payments = new Map<string, FakePayment>()
  const refunds = new Map<string, FakeRefund>()
  const disputes = new Map<string, FakeDispute>()
  const cards = new Map<string, FakeCard>()
  let number = 0
  const name = (prefix: string) => prefix + randomUUID().replaceAll('-', '').slice(0, 22)
  const of = <T extends { payment: string }>(all: Map<string, T>, payment: string) =>
    [...all.values()].filter((one) => one.payment === payment)

  return {
    payments,
    refunds,
    disputes,
    cards,
    make(
      request: Omit<FakePayment, 'id' | 'state' | 'card' | 'madeAt' | 'place' | 'why'>,
    ): FakePayment {
      const card = request.charged === null ? undefined : cards.get(request.charged)
      const state =
        card === undefined
          ? 'open'
          : card.declines
            ? 'failed'
            : card.asks
              ? 'action_required'
              : 'paid'
      const payment: FakePayment = {
        ...request,
        id: name(names.payment),
        madeAt: new Date(),
        state,
        card: null,
        place: null,
        why: null,
      }
      payments.set(payment.id, payment)
      return payment
    },
    act(id: string, outcome: FakeOutcome): FakePayment {
      const found = payments.get(id)
      if (found === undefined || !from[outcome].includes(found.state))
        throw new Error(`${outcome} is not possible in state ${found?.state ?? 'nothing'}`)
      found.state = to[outcome]
      if (
        found.state === 'paid' &&
        found.keepCard &&
        found.card === null &&
        found.customer !== null
      ) {
        found.card = {
          id: name(names.card),
          customer: found.customer,
          declines: false,
          asks: false,
          forgotten: false,
        }
        cards.set(found.card.id, found.card)
      }
      return found
    },
    /** A page of payments since an instant, latest first. */
    list({ since = new Date(0), skip = 0, limit }: { since?: Date; skip?: number; limit: number }) {
      const found = [...payments.values()].filter(({ madeAt }) => madeAt >= since).reverse()
      return {
        found: found.slice(skip, skip + limit),
        next: found[skip + limit]?.id ?? null,
        all: found,
      }
    },
    /** The amount of a payment not refunded yet. */
    left(payment: FakePayment): number {
      const refunded = of(refunds, payment.id).filter(({ state }) => state !== 'failed')
      return payment.state === 'paid'
        ? refunded.reduce((total, { amountMinor }) => total - amountMinor, payment.amountMinor)
        : 0
    },
    refund(payment: string, attempt: string, amountMinor: number): FakeRefund {
      const id = name(names.refund)
      const made: FakeRefund = {
        id,
        payment,
        attempt,
        amountMinor,
        number: (number += 1),
        state: 'pending',
      }
      refunds.set(made.id, made)
      return made
    },
    dispute(payment: FakePayment, state: DisputeState): void {
      const latest = of(disputes, payment.id).at(-1)
      if (latest !== undefined && latest.state === 'open') latest.state = state
      else {
        const id = name(names.dispute)
        disputes.set(id, {
          id,
          payment: payment.id,
          amountMinor: payment.amountMinor,
          number: (number += 1),
          state,
        })
      }
    },
    refundsOf: (payment: string) => of(refunds, payment),
    disputesOf: (payment: string) => of(disputes, payment),
  }
}

export type FakeBooks = ReturnType<typeof createFakeBooks>

import { randomUUID } from 'node:crypto'
import type { ProviderState } from '../../rules/order-status.ts'
import type { DisputeState, ProviderRefundState } from '../../rules/money-back.ts'

/** What can be done with a payment at a played provider, by its payer, its bank or time. */
export type FakeOutcome = 'pay' | 'later' | 'settle' | 'challenge' | 'fail' | 'cancel' | 'expire'

/** A payment at a played provider. */
export interface FakePayment {
  readonly id: string
  readonly attempt: string
  readonly amountMinor: number
  readonly currency: string
  readonly method: string
  readonly returnUrl: string
  readonly keepCard: boolean
  readonly customer: string | null
  /** The card that pays it without its payer. */
  readonly charged: string | null
  /** When it was made, which a test may say otherwise. */
  madeAt: Date
  state: ProviderState
  /** The card it made the provider remember. */
  card: FakeCard | null
  /** Where the bank or card is from, once it was used. */
  place: string | null
  /** The provider's own word for why it failed. */
  why: string | null
}

/** A card that a played provider remembers. There is no number, there is no card. */
export interface FakeCard {
  readonly id: string
  readonly customer: string
  declines: boolean
  /** Its bank wants to see the payer when it pays by itself. */
  asks: boolean
  forgotten: boolean
}

/** Money on its way back. */
export interface FakeRefund {
  readonly id: string
  readonly payment: string
  /** What the shop asked for it by. */
  readonly attempt: string
  readonly amountMinor: number
  readonly number: number
  state: ProviderRefundState
}

/** What a payer's bank holds against a payment. */
export interface FakeDispute {
  readonly id: string
  readonly payment: string
  readonly amountMinor: number
  readonly number: number
  state: DisputeState
}

const from: Readonly<Record<FakeOutcome, readonly ProviderState[]>> = {
  // Money that comes after all: a bank may pay a page that has closed.
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

/** The books of a played provider: one machine of states, whatever wire is spoken in front of it. */
export function fakeBooks(names: { payment: string; refund: string; dispute: string; card: string }) {
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
    make(wish: Omit<FakePayment, 'id' | 'state' | 'card' | 'madeAt' | 'place' | 'why'>): FakePayment {
      const card = wish.charged === null ? undefined : cards.get(wish.charged)
      const state = card === undefined ? 'open' : card.declines ? 'failed' : card.asks ? 'action_required' : 'paid'
      const made: FakePayment = {
        ...wish,
        id: name(names.payment),
        madeAt: new Date(),
        state,
        card: null,
        place: null,
        why: null,
      }
      payments.set(made.id, made)
      return made
    },
    act(id: string, outcome: FakeOutcome): FakePayment {
      const found = payments.get(id)
      if (found === undefined || !from[outcome].includes(found.state))
        throw new Error(`${outcome} cannot be done with ${found?.state ?? 'nothing'}`)
      found.state = to[outcome]
      if (found.state === 'paid' && found.keepCard && found.card === null && found.customer !== null) {
        found.card = { id: name(names.card), customer: found.customer, declines: false, asks: false, forgotten: false }
        cards.set(found.card.id, found.card)
      }
      return found
    },
    /** Some of the payments since an instant, the latest first, so many from one place on. */
    list({ since = new Date(0), skip = 0, most }: { since?: Date; skip?: number; most: number }) {
      const found = [...payments.values()].filter(({ madeAt }) => madeAt >= since).reverse()
      return { found: found.slice(skip, skip + most), next: found[skip + most]?.id ?? null, all: found }
    },
    /** What of a payment nobody has asked back yet. */
    left(payment: FakePayment): number {
      const back = of(refunds, payment.id).filter(({ state }) => state !== 'failed')
      return payment.state === 'paid'
        ? back.reduce((sum, { amountMinor }) => sum - amountMinor, payment.amountMinor)
        : 0
    },
    refund(payment: string, attempt: string, amountMinor: number): FakeRefund {
      const id = name(names.refund)
      const made: FakeRefund = { id, payment, attempt, amountMinor, number: (number += 1), state: 'pending' }
      refunds.set(made.id, made)
      return made
    },
    dispute(payment: FakePayment, state: DisputeState): void {
      const known = of(disputes, payment.id).at(-1)
      if (known !== undefined && known.state === 'open') known.state = state
      else {
        const id = name(names.dispute)
        disputes.set(id, { id, payment: payment.id, amountMinor: payment.amountMinor, number: (number += 1), state })
      }
    },
    refundsOf: (payment: string) => of(refunds, payment),
    disputesOf: (payment: string) => of(disputes, payment),
  }
}

export type FakeBooks = ReturnType<typeof fakeBooks>

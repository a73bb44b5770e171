import type { FakeBooks } from './fake-books.ts'

/** A fake provider's money movement, included in a settlement. */
export interface FakeMove {
  readonly id: string
  readonly kind: 'payment' | 'refund' | 'chargeback'
  /** The payment, refund or dispute. */
  readonly about: string
  readonly payment: string
  /** Positive for money received. */
  readonly amountMinor: number
}

/** A fake provider's payout on a day in one currency. */
export interface FakeSettlement {
  readonly id: string
  readonly day: string
  readonly currency: string
  readonly moves: readonly FakeMove[]
  readonly feeMinor: number
}

/** The fee per payment. */
const feeOfPayment = 29

/** The settlements of a fake provider: each includes the movements since the one before. */
export function createFakeSettlements(books: FakeBooks) {
  const done = new Map<string, number>()
  const settlements: FakeSettlement[] = []
  let number = 0

  function* listMoves(): Generator<Omit<FakeMove, 'id'>> {
    for (const { id, state, amountMinor } of books.payments.values())
      yield {
        kind: 'payment',
        about: id,
        payment: id,
        amountMinor: state === 'paid' ? amountMinor : 0,
      }
    for (const { id, payment, state, amountMinor } of books.refunds.values())
      yield { kind: 'refund', about: id, payment, amountMinor: state === 'paid' ? -amountMinor : 0 }
    for (const { id, payment, state, amountMinor } of books.disputes.values())
      yield {
        kind: 'chargeback',
        about: id,
        payment,
        amountMinor: state === 'won' ? 0 : -amountMinor,
      }
  }

  return {
    all: settlements,
    /** Pays out all movements not yet settled, on the given day. */
    settle(day: string): void {
      const byCurrency = new Map<string, FakeMove[]>()
      for (const one of listMoves()) {
        const amountMinor = one.amountMinor - (done.get(one.about) ?? 0)
        if (amountMinor === 0) continue
        done.set(one.about, one.amountMinor)
        const currency = books.payments.get(one.payment)?.currency ?? 'EUR'
        byCurrency.set(currency, [
          ...(byCurrency.get(currency) ?? []),
          { ...one, amountMinor, id: `m${(number += 1)}` },
        ])
      }
      for (const [currency, moves] of byCurrency) {
        const feeMinor = moves.filter(({ kind }) => kind === 'payment').length * feeOfPayment
        settlements.push({ id: `s${(number += 1)}`, day, currency, moves, feeMinor })
      }
    },
  }
}

export type FakeSettlements = ReturnType<typeof createFakeSettlements>

/** The amount that reached the bank. */
export const paidOut = ({ moves, feeMinor }: FakeSettlement) =>
  moves.reduce((total, { amountMinor }) => total + amountMinor, -feeMinor)

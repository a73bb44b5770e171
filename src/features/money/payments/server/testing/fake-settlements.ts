import type { FakeBooks } from './fake-books.ts'

/** Money that moved at a played provider and is in a settlement. */
export interface FakeMove {
  readonly id: string
  readonly kind: 'payment' | 'refund' | 'chargeback'
  /** The payment, refund or dispute. */
  readonly about: string
  readonly payment: string
  /** Above nothing for what came. */
  readonly amountMinor: number
}

/** What a played provider paid out on a day, in one currency. */
export interface FakeSettlement {
  readonly id: string
  readonly day: string
  readonly currency: string
  readonly moves: readonly FakeMove[]
  readonly feeMinor: number
}

/** What it keeps of each payment. */
const feeOfPayment = 29

/** The settlements of a played provider: each takes in what moved since the one before. */
export function fakeSettlements(books: FakeBooks) {
  const done = new Map<string, number>()
  const settlements: FakeSettlement[] = []
  let number = 0

  function* stands(): Generator<Omit<FakeMove, 'id'>> {
    for (const { id, state, amountMinor } of books.payments.values())
      yield { kind: 'payment', about: id, payment: id, amountMinor: state === 'paid' ? amountMinor : 0 }
    for (const { id, payment, state, amountMinor } of books.refunds.values())
      yield { kind: 'refund', about: id, payment, amountMinor: state === 'paid' ? -amountMinor : 0 }
    for (const { id, payment, state, amountMinor } of books.disputes.values())
      yield { kind: 'chargeback', about: id, payment, amountMinor: state === 'won' ? 0 : -amountMinor }
  }

  return {
    all: settlements,
    /** Pays out on a day all that moved and is not settled yet. */
    settle(day: string): void {
      const byCurrency = new Map<string, FakeMove[]>()
      for (const one of stands()) {
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

export type FakeSettlements = ReturnType<typeof fakeSettlements>

/** What reached the bank. */
export const paidOut = ({ moves, feeMinor }: FakeSettlement) =>
  moves.reduce((sum, { amountMinor }) => sum + amountMinor, -feeMinor)

import type Stripe from 'stripe'
import { toStripeAmount } from '../../rules/provider-codes/stripe-codes.ts'
import type { FakeBooks } from './fake-books.ts'
import type { FakeResponse, FakeRequest } from './fake-server.ts'
import { type FakeSettlement, type FakeSettlements, paidOut } from './fake-settlements.ts'
import { toIntentId, stripeList } from './fake-stripe-wire.ts'

/** Serves Stripe's endpoints for paid payouts and for the transactions of one. */
export function routeSettlements(
  books: FakeBooks,
  { all }: FakeSettlements,
  { path, query }: FakeRequest,
): FakeResponse {
  if (path.startsWith('/v1/payouts')) {
    const from = Number(query.get('arrival_date[gte]'))
    const until = Number(query.get('arrival_date[lt]'))
    const arrived = all.filter(({ day }) => toSeconds(day) >= from && toSeconds(day) < until)
    return { status: 200, body: stripeList('/v1/payouts', arrived.map(payoutBody)) }
  }
  const found = all.find(({ id }) => query.get('payout') === `po_${id}`)
  const moves = found === undefined ? [] : listTransactions(books, found)
  return { status: 200, body: stripeList('/v1/balance_transactions', moves) }
}

const toSeconds = (day: string) => new Date(`${day}T10:00:00Z`).getTime() / 1000

function payoutBody(settlement: FakeSettlement) {
  return {
    id: `po_${settlement.id}`,
    object: 'payout',
    amount: toAmount(paidOut(settlement), settlement.currency),
    arrival_date: toSeconds(settlement.day),
    currency: settlement.currency.toLowerCase(),
    status: 'paid',
  } satisfies Partial<Stripe.Payout>
}

const typeNames = { payment: 'charge', refund: 'refund', chargeback: 'adjustment' } as const
const objectNames = { payment: 'charge', refund: 'refund', chargeback: 'dispute' } as const

/** Each payment includes its share of the fee; the payout itself is the last transaction. */
function listTransactions(books: FakeBooks, settlement: FakeSettlement) {
  const { id, currency, moves } = settlement
  const wire = (move: {
    id: string
    type: string
    amountMinor: number
    fee: number
    source: object | string
  }) =>
    ({
      id: `txn_${move.id}`,
      object: 'balance_transaction',
      amount: toAmount(move.amountMinor, currency),
      currency: currency.toLowerCase(),
      fee: toAmount(move.fee, currency),
      net: toAmount(move.amountMinor - move.fee, currency),
      type: move.type,
      source: move.source as Stripe.BalanceTransactionSource,
    }) satisfies Partial<Stripe.BalanceTransaction>
  return [
    ...moves.map(({ id: name, kind, about, payment, amountMinor }) => {
      const paid = books.payments.get(payment)
      const source = {
        id: about,
        object: objectNames[kind],
        payment_intent: toIntentId(paid?.id ?? payment),
      }
      return wire({
        id: name,
        type: typeNames[kind],
        amountMinor,
        fee: kind === 'payment' ? 29 : 0,
        source,
      })
    }),
    wire({
      id: `${id}out`,
      type: 'payout',
      amountMinor: -paidOut(settlement),
      fee: 0,
      source: `po_${id}`,
    }),
  ]
}

function toAmount(minor: number, currency: string): number {
  return minor < 0 ? -toStripeAmount(-minor, currency) : toStripeAmount(minor, currency)
}

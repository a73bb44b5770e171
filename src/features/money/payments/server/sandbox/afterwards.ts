import type { Clock } from '#platform/server/clock.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import { isReturnReason, returnReasons } from '../../rules/money-back.ts'
import { movePayment, type SandboxPayment, selectPayment } from '../store-sandbox.ts'
import {
  endDispute,
  insertRefund,
  lockReturns,
  moveRefund,
  openDispute,
  selectRefund,
  selectRefundByKey,
  selectRefundsOf,
  settleRefunds,
} from '../store-sandbox-returns.ts'
import type { RefundBody, RefundedBody } from './wire.ts'

/** What the sandbox does with a payment after it was paid: money that goes back, and banks that want it back. */
export interface Afterwards {
  /** Pays back; null for an unknown payment, `declined` for more than is there or a payment in dispute. */
  refund(payment: string, wish: RefundBody): Promise<RefundedBody | 'declined' | null>
  readRefund(payment: string, id: string): Promise<RefundedBody | null>
  refundsOf(payment: string): Promise<RefundedBody[]>
  /** Takes a step of `turnsOf`; null when it cannot be taken from where the payment stands. */
  turn(payment: string, turn: string): Promise<SandboxPayment | null>
  /** What time alone moves; gives the payments that were moved. */
  moveOn(tx: Transaction, now: Date): Promise<void>
}

/** How long a refund is on its way unless somebody decides. */
const refundMs = 20_000

/** Makes it; `tell` puts a webhook about a payment into the queue. */
export function createAfterwards(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly tell: (tx: Transaction, payment: SandboxPayment, now: Date, state: string) => Promise<void>
}): Afterwards {
  const { database, clock, tell } = deps

  async function tellOf(tx: Transaction, id: string, state: string, now: Date): Promise<SandboxPayment | null> {
    const payment = await selectPayment(tx, id)
    if (payment !== null) await tell(tx, payment, now, state)
    return payment
  }

  return {
    refund: (payment, wish) =>
      database.transaction(async (tx) => {
        const now = clock.now()
        const left = await lockReturns(tx, payment)
        const known = await selectPayment(tx, payment)
        if (left === null || known === null) return null
        const same = await selectRefundByKey(tx, wish.idempotency_key)
        if (same !== null)
          return same.payment === payment && same.amount_minor === wish.amount_minor ? same : 'declined'
        if (wish.amount_minor > left || wish.currency !== known.currency) return 'declined'
        const id = `ref_${newId()}`
        const settlesAt = new Date(now.getTime() + refundMs)
        const made = { id, payment, key: wish.idempotency_key, amountMinor: wish.amount_minor, settlesAt }
        await insertRefund(tx, made, now)
        await tell(tx, known, now, 'refund_pending')
        return { id, payment, state: 'pending', amount_minor: wish.amount_minor, currency: wish.currency }
      }),
    readRefund: (payment, id) => selectRefund(database, payment, id),
    refundsOf: (payment) => selectRefundsOf(database, payment),
    turn: (payment, turn) =>
      database.transaction(async (tx) => {
        const now = clock.now()
        if ((await lockReturns(tx, payment)) === null) return null
        const [what = '', which = ''] = turn.split(':')
        return (await take(tx, { payment, what, which }, now)) ? tellOf(tx, payment, what, now) : null
      }),
    async moveOn(tx, now) {
      for (const payment of await settleRefunds(tx, now)) await tellOf(tx, payment, 'refund_paid', now)
    },
  }

  async function take(
    tx: Transaction,
    { payment, what, which }: { payment: string; what: string; which: string },
    now: Date,
  ): Promise<boolean> {
    const id = `dis_${newId()}`
    if (what === 'refund_paid' || what === 'refund_failed')
      return moveRefund(tx, { payment, id: which, to: what === 'refund_paid' ? 'paid' : 'failed' })
    if (what === 'dispute') return openDispute(tx, { id, payment, state: 'open', reason: null }, now)
    if (what === 'dispute_won' || what === 'dispute_lost')
      return endDispute(tx, payment, what === 'dispute_won' ? 'won' : 'lost')
    if (what !== 'return' || !isReturnReason(which)) return false
    // Before the money was there the bank refuses, after it was there it fetches it back.
    const direct = (await selectPayment(tx, payment))?.method === 'sdd'
    if (!direct) return false
    const refused = await movePayment(tx, { id: payment, from: ['processing'], to: 'failed', settlesAt: null })
    return refused !== null || openDispute(tx, { id, payment, state: 'lost', reason: which }, now)
  }
}

/** What can be done now with a payment and its refunds, each as the word that does it. */
export function turnsOf(payment: SandboxPayment, refunds: readonly RefundedBody[]): string[] {
  const { state, method, dispute } = payment
  const returns = method === 'sdd' ? returnReasons.map((code) => `return:${code}`) : []
  if (state === 'processing') return returns
  if (state !== 'paid') return []
  return [
    ...refunds.flatMap(({ id, state: now }) =>
      now === 'pending' ? [`refund_paid:${id}`, `refund_failed:${id}`] : now === 'paid' ? [`refund_failed:${id}`] : [],
    ),
    ...(dispute === null ? ['dispute', ...returns] : dispute.state === 'open' ? ['dispute_won', 'dispute_lost'] : []),
  ]
}

import type { Clock } from '#platform/server/clock.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import { isReturnReason, returnReasons } from '#features/money/payments/index.ts'
import { movePayment, type SandboxPayment, selectPayment } from './store.ts'
import {
  endDispute,
  insertRefund,
  lockReturns,
  moveRefund,
  openDispute,
  selectRefund,
  selectRefundByKey,
  selectRefunds,
  settleRefunds,
} from './store-returns.ts'
import type { RefundBody, RefundResponseBody } from './wire.ts'

/** Events of a sandbox payment after it was paid: refunds, chargebacks and returns. */
export interface PostPayment {
  /**
   * Creates a refund; null for an unknown payment, `declined` for more than the remaining amount or
   * a repeated key with different data.
   */
  refund(payment: string, request: RefundBody): Promise<RefundResponseBody | 'declined' | null>
  readRefund(payment: string, id: string): Promise<RefundResponseBody | null>
  listRefunds(payment: string): Promise<RefundResponseBody[]>
  /** Performs one of the actions of `listAvailableActions`; null if not possible in the payment's current state. */
  turn(payment: string, turn: string): Promise<SandboxPayment | null>
  /** Completes refunds that are due. */
  moveOn(tx: Transaction, now: Date): Promise<void>
}

/** How long a refund is pending unless completed manually. */
const refundMs = 20_000

/** `notify` queues a webhook about a payment. */
export function createPostPayment(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly notify: (
    tx: Transaction,
    payment: SandboxPayment,
    now: Date,
    state: string,
  ) => Promise<void>
}): PostPayment {
  const { database, clock, notify } = deps

  async function notifyById(
    tx: Transaction,
    id: string,
    state: string,
    now: Date,
  ): Promise<SandboxPayment | null> {
    const payment = await selectPayment(tx, id)
    if (payment !== null) await notify(tx, payment, now, state)
    return payment
  }

  return {
    refund: (payment, request) =>
      database.transaction(async (tx) => {
        const now = clock.now()
        const left = await lockReturns(tx, payment)
        const existing = await selectPayment(tx, payment)
        if (left === null || existing === null) return null
        const same = await selectRefundByKey(tx, request.idempotency_key)
        if (same !== null)
          return same.payment === payment && same.amount_minor === request.amount_minor
            ? same
            : 'declined'
        if (request.amount_minor > left || request.currency !== existing.currency) return 'declined'
        const id = `ref_${newId()}`
        const settlesAt = new Date(now.getTime() + refundMs)
        const refund = {
          id,
          payment,
          key: request.idempotency_key,
          amountMinor: request.amount_minor,
          settlesAt,
        }
        await insertRefund(tx, refund, now)
        await notify(tx, existing, now, 'refund_pending')
        return {
          id,
          payment,
          state: 'pending',
          amount_minor: request.amount_minor,
          currency: request.currency,
        }
      }),
    readRefund: (payment, id) => selectRefund(database, payment, id),
    listRefunds: (payment) => selectRefunds(database, payment),
    turn: (payment, turn) =>
      database.transaction(async (tx) => {
        const now = clock.now()
        if ((await lockReturns(tx, payment)) === null) return null
        const [what = '', which = ''] = turn.split(':')
        return (await perform(tx, { payment, what, which }, now))
          ? notifyById(tx, payment, what, now)
          : null
      }),
    async moveOn(tx, now) {
      for (const payment of await settleRefunds(tx, now))
        await notifyById(tx, payment, 'refund_paid', now)
    },
  }

  async function perform(
    tx: Transaction,
    { payment, what, which }: { payment: string; what: string; which: string },
    now: Date,
  ): Promise<boolean> {
    const id = `dis_${newId()}`
    if (what === 'refund_paid' || what === 'refund_failed')
      return moveRefund(tx, { payment, id: which, to: what === 'refund_paid' ? 'paid' : 'failed' })
    if (what === 'dispute')
      return openDispute(tx, { id, payment, state: 'open', reason: null }, now)
    if (what === 'dispute_won' || what === 'dispute_lost')
      return endDispute(tx, payment, what === 'dispute_won' ? 'won' : 'lost')
    if (what !== 'return' || !isReturnReason(which)) return false
    // Before the money has arrived, the bank refuses the debit; afterwards it reclaims the money.
    const direct = (await selectPayment(tx, payment))?.method === 'sdd'
    if (!direct) return false
    const refused = await movePayment(tx, {
      id: payment,
      from: ['processing'],
      to: 'failed',
      settlesAt: null,
    })
    return refused !== null || openDispute(tx, { id, payment, state: 'lost', reason: which }, now)
  }
}

/** Actions available for a payment and its refunds, by their names. */
export function listAvailableActions(
  payment: SandboxPayment,
  refunds: readonly RefundResponseBody[],
): string[] {
  const { state, method, dispute } = payment
  const returns = method === 'sdd' ? returnReasons.map((code) => `return:${code}`) : []
  if (state === 'processing') return returns
  if (state !== 'paid') return []
  return [
    ...refunds.flatMap(({ id, state: now }) =>
      now === 'pending'
        ? [`refund_paid:${id}`, `refund_failed:${id}`]
        : now === 'paid'
          ? [`refund_failed:${id}`]
          : [],
    ),
    ...(dispute === null
      ? ['dispute', ...returns]
      : dispute.state === 'open'
        ? ['dispute_won', 'dispute_lost']
        : []),
  ]
}

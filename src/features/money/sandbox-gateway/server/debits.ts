import type { Clock } from '#platform/server/clock.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import { insertPayment, movePayment, type SandboxPayment, selectPayment } from './store.ts'
import { insertDebit, takeDueReturns } from './store-debits.ts'
import { openDispute } from './store-returns.ts'
import type { DebitBody } from './wire.ts'

/** The direct debits collected by the sandbox. */
export interface Debits {
  /** Collects a debit; one idempotency key is one payment. */
  collect(request: DebitBody): Promise<SandboxPayment>
  /** Returns due debits and notifies about each. */
  moveOn(tx: Transaction, now: Date): Promise<void>
}

/**
 * How long the bank of a fictitious account takes to pay, and to reclaim the money for accounts
 * that do so.
 */
const settleMs = 20_000
const regretMs = 40_000

/**
 * Last two digits of accounts whose bank does not simply pay, but refuses immediately or returns
 * the debit as unauthorised.
 */
const endings = { refused: '98', returned: '99' }

/** `notify` queues a webhook about a payment. */
export function createDebits(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly notify: (
    tx: Transaction,
    payment: SandboxPayment,
    now: Date,
    state?: string,
  ) => Promise<void>
}): Debits {
  const { database, clock, notify } = deps
  return {
    collect: ({ iban, mandate_reference: reference, holder: _, ...request }) =>
      database.transaction(async (tx) => {
        const now = clock.now()
        const after = (ms: number) => new Date(now.getTime() + ms)
        const input = { ...request, keep_card: false, id: `pay_${newId()}`, expiresAt: now }
        const { payment, fresh } = await insertPayment(tx, input, now)
        if (!fresh) return payment
        const ends = iban.slice(-2)
        const returnsAt = ends === endings.returned ? after(regretMs) : null
        await insertDebit(tx, { payment: payment.id, reference, ends, returnsAt })
        const refused = ends === endings.refused
        const step = {
          to: refused ? 'failed' : 'processing',
          settlesAt: refused ? null : after(settleMs),
        } as const
        const moved = await movePayment(tx, { id: payment.id, from: ['open'], ...step })
        if (moved !== null) await notify(tx, moved, now)
        return moved ?? payment
      }),
    async moveOn(tx, now) {
      for (const payment of await takeDueReturns(tx, now)) {
        const id = `dis_${newId()}`
        if (!(await openDispute(tx, { id, payment, state: 'lost', reason: 'MD06' }, now))) continue
        const returned = await selectPayment(tx, payment)
        if (returned !== null) await notify(tx, returned, now, 'return')
      }
    },
  }
}

import type { Clock } from '#platform/server/clock.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import { makePayment, movePayment, type SandboxPayment, selectPayment } from '../store-sandbox.ts'
import { forgetCard, rememberCard, selectCard, setDeclines } from '../store-sandbox-cards.ts'
import type { ChargeBody } from './wire.ts'

/** The cards that the sandbox remembers for payers who wished it. */
export interface Cards {
  /** Remembers the card of a payment that was just paid. */
  remember(tx: Transaction, payment: string, now: Date): Promise<void>
  /** Pays by a card at once, or fails at once; null when there is no such card. One key is one payment. */
  charge(wish: ChargeBody): Promise<SandboxPayment | null>
  forget(token: string): Promise<void>
  /** Has the card's bank say no from now on, or yes again; false when there is no such card. */
  setDeclines(token: string, declines: boolean): Promise<boolean>
}

/** Makes it; `tell` puts a webhook about a payment into the queue. */
export function createCards(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly tell: (tx: Transaction, payment: SandboxPayment, now: Date) => Promise<void>
}): Cards {
  const { database, clock, tell } = deps
  return {
    remember: (tx, payment, now) => rememberCard(tx, { payment, token: `card_${newId()}` }, now),
    charge: ({ token, ...wish }) =>
      database.transaction(async (tx) => {
        const now = clock.now()
        const card = await selectCard(tx, token)
        if (card === null) return null
        const { payment, fresh } = await makePayment(tx, { ...wish, id: `pay_${newId()}`, expiresAt: now }, now)
        if (!fresh) return selectPayment(tx, payment.id)
        const to = card.declines ? 'failed' : 'paid'
        const moved = await movePayment(tx, { id: payment.id, from: ['open'], to, settlesAt: null })
        if (moved !== null) await tell(tx, moved, now)
        return moved
      }),
    forget: (token) => forgetCard(database, token, clock.now()),
    setDeclines: (token, declines) => setDeclines(database, token, declines),
  }
}

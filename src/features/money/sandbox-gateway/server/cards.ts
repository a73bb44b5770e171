import type { Clock } from '#platform/server/clock.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import { insertPayment, movePayment, type SandboxPayment, selectPayment } from './store.ts'
import {
  type CardBehaviour,
  forgetCard,
  saveCard,
  selectCard,
  setCardBehaviour,
} from './store-cards.ts'
import type { ChargeBody } from './wire.ts'

/** Cards that the sandbox saves for payers who asked for it. */
export interface Cards {
  /** Saves the card of a payment that was just paid. */
  remember(tx: Transaction, payment: string, now: Date): Promise<void>
  /**
   * Charges a card, with an immediate payment, failure or bank challenge; null for an unknown card.
   * One idempotency key creates one payment.
   */
  charge(request: ChargeBody): Promise<SandboxPayment | null>
  forget(token: string): Promise<void>
  /** Sets whether the card's bank declines or challenges; null for an unknown card. */
  setBehaviour(token: string, behaviour: CardBehaviour): ReturnType<typeof setCardBehaviour>
}

/** How long a bank waits for a challenged payer. */
const challengeMs = 30 * 60_000

/** `notify` queues a webhook about a payment. */
export function createCards(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly notify: (tx: Transaction, payment: SandboxPayment, now: Date) => Promise<void>
}): Cards {
  const { database, clock, notify } = deps
  return {
    remember: (tx, payment, now) => saveCard(tx, { payment, token: `card_${newId()}` }, now),
    charge: ({ token, ...request }) =>
      database.transaction(async (tx) => {
        const now = clock.now()
        const card = await selectCard(tx, token)
        if (card === null) return null
        const expiresAt = new Date(now.getTime() + challengeMs)
        const { payment, fresh } = await insertPayment(
          tx,
          { ...request, id: `pay_${newId()}`, expiresAt },
          now,
        )
        if (!fresh) return selectPayment(tx, payment.id)
        const to = card.declines ? 'failed' : card.asks ? 'action_required' : 'paid'
        const moved = await movePayment(tx, { id: payment.id, from: ['open'], to, settlesAt: null })
        if (moved !== null) await notify(tx, moved, now)
        return moved
      }),
    forget: (token) => forgetCard(database, token, clock.now()),
    setBehaviour: (token, behaviour) => setCardBehaviour(database, token, behaviour),
  }
}

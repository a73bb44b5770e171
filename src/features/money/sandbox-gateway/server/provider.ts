import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import {
  insertEvent,
  saveChaos,
  savePaymentChaos,
  insertPayment,
  advanceDuePayments,
  movePayment,
  type SandboxPayment,
  selectChaos,
  selectPayment,
  selectPayments,
  selectPaymentsSince,
} from './store.ts'
import { methods } from '#features/money/payments/index.ts'
import { saveStepFacts } from './store-facts.ts'
import { type PostPayment, createPostPayment } from './post-payment.ts'
import { type Cards, createCards } from './cards.ts'
import { type Chaos, noChaos } from '../rules/chaos.ts'
import { createDebits, type Debits } from './debits.ts'
import { type Outcome, type StepFacts, steps } from '../rules/outcomes.ts'
import { screenRules } from '../rules/screen-rules.ts'
import { createSender } from './sender.ts'
import { sandboxKey } from './signature.ts'
import { settleDay } from './settlements.ts'
import type { CreateBody, SettlementBody } from './wire.ts'

/**
 * The provider behind the sandbox: payments that follow the payer's choices and are reported by
 * webhooks.
 */
export interface SandboxProvider {
  /** Creates a payment, or returns the one with the same idempotency key. */
  create(request: CreateBody): Promise<SandboxPayment>
  read(id: string): Promise<SandboxPayment | null>
  list(reference?: string): Promise<SandboxPayment[]>
  /** A page of payments created since an instant, earliest first, after the given id. */
  listSince(since: Date, behind: string | null, limit: number): Promise<SandboxPayment[]>
  /**
   * Applies an outcome; null if not possible in the payment's state. `seconds` is how long a slow
   * bank takes.
   */
  act(
    id: string,
    outcome: Outcome,
    seconds?: number,
    details?: StepFacts,
  ): Promise<SandboxPayment | null>
  readChaos(): Promise<Chaos>
  /** Sets the webhook settings globally, or for one payment; false if there is no such payment. */
  setChaos(behaviour: Chaos, id?: string): Promise<boolean>
  /** Actions after payment. */
  readonly afterwards: PostPayment
  /** Settles a day with the shop's bank. */
  settle(day: string): Promise<SettlementBody>
  /** Saved cards. */
  readonly cards: Cards
  /** Direct debits. */
  readonly debits: Debits
  /** Applies everything that is due and sends pending webhooks. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const reorderMs = 3000
const slowSeconds = 20

/** Starts the sandbox. For test payments only: a production configuration refuses it. */
export function createSandboxProvider(deps: {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** The installation secret; the keys of its API and webhooks are derived from it. */
  readonly secret: string
  /** The URL at which this server can reach itself; webhooks are sent there. */
  readonly ownUrl: string
}): SandboxProvider {
  const { database, clock, log } = deps
  const sender = createSender({
    database,
    clock,
    log,
    url: `${deps.ownUrl}/api/webhooks/sandbox`,
    key: sandboxKey(deps.secret, 'webhook'),
    beforeRound: moveOn,
  })

  async function notify(
    tx: Transaction,
    { id, chaos, ...payment }: SandboxPayment,
    now: Date,
    state: string = payment.state,
  ): Promise<void> {
    if (state === 'paid') await cards.remember(tx, id, now)
    const behaviour = { ...noChaos, ...(await selectChaos(tx)), ...chaos }
    const onTheWay = state === 'open' || state === 'action_required' || state === 'processing'
    const delayMs = behaviour.delay_ms + (behaviour.reorder && onTheWay ? reorderMs : 0)
    const dueAt = new Date(now.getTime() + delayMs)
    await insertEvent(
      tx,
      { id: `evt_${newId()}`, payment: id, state, dueAt, dropped: behaviour.drop },
      now,
    )
    tx.afterCommit(sender.kick)
  }

  const afterwards = createPostPayment({ database, clock, notify })
  const cards: Cards = createCards({ database, clock, notify })
  const debits = createDebits({ database, clock, notify })

  async function moveOn(): Promise<void> {
    const now = clock.now()
    await database.transaction(async (tx) => {
      for (const moved of await advanceDuePayments(tx, now)) await notify(tx, moved, now)
      await afterwards.moveOn(tx, now)
      await debits.moveOn(tx, now)
    })
  }

  return {
    async create(request) {
      const payment = await database.transaction(async (tx) => {
        const now = clock.now()
        const input = {
          ...request,
          id: `pay_${newId()}`,
          expiresAt: new Date(
            now.getTime() + screenRules[methods[request.method].providers.sandbox].openMs,
          ),
        }
        const { payment, fresh } = await insertPayment(tx, input, now)
        if (fresh) await notify(tx, payment, now)
        return payment
      })
      if ((await selectChaos(database)).early === true) await sender.flush()
      return payment
    },
    async read(id) {
      await moveOn()
      return selectPayment(database, id)
    },
    async list(reference) {
      await moveOn()
      return selectPayments(database, reference ?? null)
    },
    async listSince(since, behind, limit) {
      await moveOn()
      return selectPaymentsSince(database, { since, behind, most: limit })
    },
    act: (id, outcome, seconds = slowSeconds, details = {}) =>
      database.transaction(async (tx) => {
        const now = clock.now()
        const settlesAt =
          steps[outcome].to === 'processing' ? new Date(now.getTime() + seconds * 1000) : null
        const { from, to, ...facts } = steps[outcome]
        const moved = await movePayment(tx, { id, from, to, settlesAt })
        if (moved === null) return null
        await saveStepFacts(tx, id, { ...facts, ...details })
        await notify(tx, moved, now)
        return selectPayment(tx, id)
      }),
    readChaos: async () => ({ ...noChaos, ...(await selectChaos(database)) }),
    async setChaos(behaviour, id) {
      if (id !== undefined) return savePaymentChaos(database, id, behaviour)
      await saveChaos(database, behaviour)
      return true
    },
    afterwards: {
      ...afterwards,
      async readRefund(payment, id) {
        await moveOn()
        return afterwards.readRefund(payment, id)
      },
      async turn(payment, turn) {
        await moveOn()
        return afterwards.turn(payment, turn)
      },
    },
    async settle(day) {
      await moveOn()
      return settleDay(deps, day)
    },
    cards,
    debits,
    flush: sender.flush,
    stop: sender.stop,
  }
}

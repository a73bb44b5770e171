import type { EventPayload } from '#kernel/event.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { events } from '#features/money/payments/contract/payments.ts'
import { findViolations } from './find-violations.ts'
import { personalData } from './personal-data.ts'
import {
  bookByHand,
  bookChargeback,
  bookRefund,
  bookSale,
  endChargeback,
  overturnChargeback,
  recogniseSome,
} from './store.ts'
import type { Violation } from './store-violations.ts'

export interface RevenueLedgerDeps {
  readonly database: Database
  readonly log: Log
}

export interface RevenueLedger {
  readonly subscribers: {
    readonly 'payments.completed': TransactionalSubscriber<
      EventPayload<(typeof events)['payments.completed']>
    >
    readonly 'payments.refunded': TransactionalSubscriber<
      EventPayload<(typeof events)['payments.refunded']>
    >
    readonly 'payments.disputed': TransactionalSubscriber<
      EventPayload<(typeof events)['payments.disputed']>
    >
  }
  /** Recognises deferred revenue for all credits spent so far; a nightly job. Safe to repeat. */
  readonly recognise: (now: Date) => Promise<void>
  /** Logs all violations; a nightly job. Returns the number found. */
  readonly check: (now: Date) => Promise<number>
  /**
   * Ledger violations; empty if the ledger is consistent. Checked in slices; with a `day`, a second
   * call for it resumes where the first one stopped.
   */
  readonly findViolations: (options?: { readonly day?: string }) => Promise<Violation[]>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

const batch = 500

/** The revenue ledger: double entry in every currency, from payment to earned revenue. */
export function createRevenueLedger({ database, log }: RevenueLedgerDeps): RevenueLedger {
  return {
    subscribers: {
      'payments.completed': (tx, paid, now) => bookSale(tx, paid, now),
      // Money taken back by a bank is booked as a dispute instead.
      'payments.refunded': async (tx, refunded, now) => {
        if (refunded.reason === 'chargeback') return
        logUnbooked(log, refunded.key, await bookRefund(tx, refunded, now))
        if (refunded.byHand === true)
          logUnbooked(log, refunded.key, await bookByHand(tx, refunded, now))
      },
      'payments.disputed': async (tx, disputed, now) => {
        if (disputed.overturned === true)
          return logUnbooked(log, disputed.key, await overturnChargeback(tx, disputed, now))
        logUnbooked(log, disputed.key, await bookChargeback(tx, disputed, now))
        if (disputed.state !== 'open')
          logUnbooked(log, disputed.key, await endChargeback(tx, disputed, now))
      },
    },
    async recognise(now) {
      for (let last: number | null = 0; last !== null; )
        last = await recogniseSome(database, last, batch, now)
    },
    async check(now) {
      const violations = await findViolations(database, { day: now.toISOString().slice(0, 10) })
      for (const { rule, about } of violations)
        log.error({ id: about }, `revenue ledger violation: ${rule}`)
      return violations.length
    },
    findViolations: (options) => findViolations(database, options),
    personalData,
  }
}

/**
 * Logs anything that could not be booked immediately; the nightly check finds it too. Orders older
 * than the ledger have no sale.
 */
function logUnbooked(log: Log, id: string, verdict: string): void {
  if (!['booked', 'repeated', 'no_sale', 'no_chargeback'].includes(verdict))
    log.error({ id }, `returned money could not be booked: ${verdict}`)
}

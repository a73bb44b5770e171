import type { Carries } from '#kernel/event.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { events } from '#features/money/payments/contract.ts'
import {
  bookByHand,
  bookChargeback,
  bookRefund,
  bookSale,
  endChargeback,
  overturnChargeback,
  recogniseSome,
  selectExport,
  selectViolations,
} from './store.ts'

export interface MoneyDeps {
  readonly database: Database
  readonly log: Log
}

export interface MoneyLedger {
  readonly hears: {
    readonly 'payments.completed': NowSubscriber<Carries<(typeof events)['payments.completed']>>
    readonly 'payments.refunded': NowSubscriber<Carries<(typeof events)['payments.refunded']>>
    readonly 'payments.disputed': NowSubscriber<Carries<(typeof events)['payments.disputed']>>
  }
  /** Recognises deferred revenue for all credits spent so far; a nightly job. Safe to repeat. */
  readonly recognise: (now: Date) => Promise<void>
  /** Logs all violations; a nightly job. Returns the number found. */
  readonly check: () => Promise<number>
  /** Ledger violations; empty if the ledger is consistent. */
  readonly findViolations: () => ReturnType<typeof selectViolations>
  /** Everything stored about a member, for their data export. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

const batch = 500

/** The revenue ledger: double entry in every currency, from payment to earned revenue. */
export function createMoney({ database, log }: MoneyDeps): MoneyLedger {
  return {
    hears: {
      'payments.completed': (tx, paid, now) => bookSale(tx, paid, now),
      // Money taken back by a bank is booked as a dispute instead.
      'payments.refunded': async (tx, refunded, now) => {
        if (refunded.reason === 'chargeback') return
        tell(log, refunded.key, await bookRefund(tx, refunded, now))
        if (refunded.byHand === true) tell(log, refunded.key, await bookByHand(tx, refunded, now))
      },
      'payments.disputed': async (tx, disputed, now) => {
        if (disputed.overturned === true) return tell(log, disputed.key, await overturnChargeback(tx, disputed, now))
        tell(log, disputed.key, await bookChargeback(tx, disputed, now))
        if (disputed.state !== 'open') tell(log, disputed.key, await endChargeback(tx, disputed, now))
      },
    },
    async recognise(now) {
      for (let last: number | null = 0; last !== null; ) last = await recogniseSome(database, last, batch, now)
    },
    async check() {
      const found = await selectViolations(database)
      for (const { rule, about } of found) log.error({ id: about }, `revenue ledger violation: ${rule}`)
      return found.length
    },
    findViolations: () => selectViolations(database),
    exportOwn: (account) => selectExport(database, account),
  }
}

/**
 * Logs what could not be booked immediately; the nightly check finds it as well. Orders older than
 * the ledger have no sale.
 */
function tell(log: Log, id: string, verdict: string): void {
  if (!['booked', 'repeated', 'no_sale', 'no_chargeback'].includes(verdict))
    log.error({ id }, `returned money could not be booked: ${verdict}`)
}

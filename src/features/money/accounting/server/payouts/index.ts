import { subtractBankDays } from '#kernel/bank-days.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import { GatewayUnreachable, type PaymentGateway } from '#features/money/payments/server/index.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { getDaysToFetch } from '../../rules/payouts/days-to-fetch.ts'
import type { contract } from '../../contract/payouts.ts'
import { listDays } from './list-days.ts'
import type { Violation } from '../ledger/store-violations.ts'
import { findViolations } from './find-violations.ts'
import { selectLastDay, selectUnsettled, takeDay } from './store.ts'
import { clearsWithinDays } from '../../rules/clears-within-days.ts'

export interface PayoutsDeps {
  readonly database: Database
  readonly log: Log
  readonly providers: readonly PaymentGateway[]
}

export interface Payouts {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * Daily job: fetches payouts from every provider that reports them and books them. Safe to
   * repeat. Returns the number of new lines.
   */
  readonly fetch: (now: Date) => Promise<number>
  /** Daily job: logs violations and overdue money. Returns the number found. */
  readonly check: (now: Date) => Promise<number>
  /** Payout violations; empty if payouts are consistent. */
  readonly findViolations: () => Promise<Violation[]>
  /** Orders whose money should have reached the bank by now but has not. */
  readonly findUnsettled: (now: Date) => ReturnType<typeof selectUnsettled>
}

/** Provider payouts to the operator's bank, fetched day by day and booked in the revenue ledger. */
export function createPayouts({ database, log, providers }: PayoutsDeps): Payouts {
  const findUnsettled = (now: Date) =>
    selectUnsettled(database, subtractBankDays(now, clearsWithinDays))
  return {
    handlers: { 'payouts.list_days': listDays({ database, findUnsettled }) },
    async fetch(now) {
      let newLines = 0
      for (const { id: gateway, settlements } of providers) {
        if (settlements === undefined) continue
        try {
          for (const day of getDaysToFetch({ last: await selectLastDay(database, gateway), now }))
            newLines += await takeDay(
              database,
              { gateway, day, lines: await settlements(day) },
              now,
            )
        } catch (error) {
          // Days it did not report are fetched tomorrow; the other providers continue.
          if (!(error instanceof GatewayUnreachable)) throw error
          log.warn({ id: gateway, error }, 'payouts could not be fetched from the provider')
        }
      }
      return newLines
    },
    async check(now) {
      const broken = await findViolations(database, { day: now.toISOString().slice(0, 10) })
      for (const { rule, about } of broken) log.error({ id: about }, `payout violation: ${rule}`)
      const overdue = await findUnsettled(now)
      for (const { order_id: id } of overdue)
        log.error({ id }, 'order money has not reached the bank')
      return broken.length + overdue.length
    },
    findViolations: () => findViolations(database),
    findUnsettled,
  }
}

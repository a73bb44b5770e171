import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import { GatewayUnreachable, type PaymentGateway } from '#features/money/payments/server/index.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { businessDaysBefore } from '../../rules/payouts/business-days-before.ts'
import { daysToAsk } from '../../rules/payouts/days-to-ask.ts'
import type { contract } from '../../contract/payouts.ts'
import { listDays } from './list-days.ts'
import { selectLastDay, selectUnsettled, selectViolations, takeDay } from './store.ts'

/** What settlements are built from. */
export interface SettlementsDeps {
  readonly database: Database
  readonly log: Log
  readonly providers: readonly PaymentGateway[]
}

export interface Settlements {
  readonly handlers: Handlers<typeof contract, Site>
  /** Asks every provider that tells what it paid out, and books it; a daily job. Safe to repeat. Gives how many lines were new. */
  readonly fetch: (now: Date) => Promise<number>
  /** Looks for what must never be, and for money that does not arrive, and tells the log; a daily job. Gives how much was found. */
  readonly check: (now: Date) => Promise<number>
  /** What is broken. Empty unless settlements are. */
  readonly findViolations: () => ReturnType<typeof selectViolations>
  /** The orders whose money should have reached the bank by now and has not. */
  readonly findUnsettled: (now: Date) => ReturnType<typeof selectUnsettled>
}

/** Money is with the provider no longer than this (business days). */
const patienceDays = 5

/** What providers pay out to the operator's bank, asked for day by day and booked in the money ledger. */
export function createSettlements({ database, log, providers }: SettlementsDeps): Settlements {
  const findUnsettled = (now: Date) => selectUnsettled(database, businessDaysBefore(now, patienceDays))
  return {
    handlers: { 'payouts.list_days': listDays({ database, findUnsettled }) },
    async fetch(now) {
      let fresh = 0
      for (const { id: gateway, settlements } of providers) {
        if (settlements === undefined) continue
        try {
          for (const day of daysToAsk({ last: await selectLastDay(database, gateway), now }))
            fresh += await takeDay(database, { gateway, day, lines: await settlements(day) }, now)
        } catch (error) {
          // The days it did not tell are asked about tomorrow; the other providers are not kept waiting.
          if (!(error instanceof GatewayUnreachable)) throw error
          log.warn({ id: gateway, error }, 'a provider did not tell what it settled')
        }
      }
      return fresh
    },
    async check(now) {
      const broken = await selectViolations(database)
      for (const { rule, about } of broken) log.error({ id: about }, `what was settled is broken: ${rule}`)
      const late = await findUnsettled(now)
      for (const { order_id: id } of late) log.error({ id }, 'the money of an order has not reached the bank')
      return broken.length + late.length
    },
    findViolations: () => selectViolations(database),
    findUnsettled,
  }
}

import { localDate } from '#kernel/calendar.ts'
import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { contract } from '../../contract/payouts.ts'
import { findDayFaults } from '../../rules/payouts/find-day-faults.ts'
import { selectLastFetches, selectDays, selectMonths } from './store-days.ts'

/** Payouts of a month, with their open faults (CRED-13). */
export function listDays({
  database,
  findUnsettled,
}: {
  readonly database: Database
  readonly findUnsettled: (now: Date) => Promise<{ order_id: string; gateway: string }[]>
}): Handler<(typeof contract)['payouts.list_days'], Site> {
  return async ({ month }, { site, now }) => {
    const running = localDate(now, site.timeZone).slice(0, 7)
    const requestedMonth = month ?? running
    const [days, months, providers, late] = await Promise.all([
      selectDays(database, requestedMonth),
      selectMonths(database),
      selectLastFetches(database),
      findUnsettled(now),
    ])
    return {
      month: requestedMonth,
      months: [...new Set([running, requestedMonth, ...months])].toSorted().toReversed(),
      days: days.map(({ unbooked, unknown, ...row }) => ({
        ...row,
        faults: findDayFaults({ differenceMinor: row.difference_minor, unbooked, unknown }),
      })),
      asked: providers.map(({ gateway, day, at }) => ({ gateway, day, at: at.toISOString() })),
      late: late.map(({ order_id: order, gateway }) => ({ order, gateway })),
    }
  }
}

import { localDate } from '#kernel/calendar.ts'
import type { Handlers } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { FigureRow } from '../contract/figures.ts'
import type { contract } from '../contract/traffic-sources.ts'
import { lastClosedMonth } from '../rules/daily/days.ts'
import type { DailyFiguresDeps } from './daily/deps.ts'
import { readTables } from './daily/read-tables.ts'

export interface TrafficSources {
  readonly handlers: Handlers<typeof contract, Site>
}

/**
 * Traffic sources: which campaigns brought how many members (SITE-04), from the figures of the last
 * month that no longer changes. Two readings therefore never differ by a few people.
 */
export function createTrafficSources(deps: DailyFiguresDeps): TrafficSources {
  const read = readTables(deps)
  return {
    handlers: {
      'traffic_sources.list_sources': async (_, request) => {
        const month = lastClosedMonth(localDate(request.now, request.site.timeZone))
        const tables = await read({ month, by: 'source' }, request)
        if (isRefusal(tables)) throw new Error('the site of a request is always known')
        const { rows, others } = tables
        return {
          month,
          sources: rows
            .filter(({ counts }) => counts.signed_up !== 0)
            .map((row) => ({ source: row.key === '' ? null : row.key, ...toCounts(row) })),
          others: others === null || others.counts.signed_up === 0 ? null : toCounts(others),
        }
      },
    },
  }
}

const toCounts = ({ counts }: FigureRow) => ({
  signed_up: counts.signed_up ?? null,
  confirmed: counts.confirmed ?? null,
  purchased: counts.paid ?? null,
})

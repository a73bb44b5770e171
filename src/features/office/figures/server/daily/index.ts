import { localDate, addDays } from '#kernel/calendar.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/figures.ts'
import type { DailyFiguresDeps } from './deps.ts'
import { listQueries } from './list-queries.ts'
import { readTables } from './read-tables.ts'
import { recordDays, retentionDays } from './record-days.ts'
import { deleteOldDays } from './store-read.ts'

export interface DailyFigures {
  readonly handlers: Handlers<typeof contract, Site>
  /** Counts what is due on every site. */
  record(now: Date): Promise<void>
  tidy(now: Date): Promise<void>
}

/** Figures for staff, counted day by day and never from a member’s data when they are read (OPS-05). */
export function createDailyFigures(deps: DailyFiguresDeps): DailyFigures {
  return {
    handlers: {
      'figures.read': readTables(deps),
      'figures.list_queries': async () => ({ queries: listQueries() }),
    },
    async record(now) {
      for (const site of await deps.listSites()) await recordDays(deps.database, site, now)
    },
    tidy: (now) => deleteOldDays(deps.database, addDays(localDate(now, 'UTC'), -retentionDays)),
  }
}

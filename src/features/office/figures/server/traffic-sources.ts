import { dayMs } from '#kernel/duration.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/traffic-sources.ts'
import { hideSmallCounts } from '../rules/hide-small-counts.ts'
import { countBySource } from './store-traffic-sources.ts'

export interface TrafficSources {
  readonly handlers: Handlers<typeof contract, Site>
}

/** The period counted, in days. */
const days = 90

/** Traffic sources: which campaigns brought how many members (SITE-04). */
export function createTrafficSources({
  database,
}: {
  readonly database: Database
}): TrafficSources {
  return {
    handlers: {
      'traffic_sources.list_sources': async (_, { site, now }) => ({
        days,
        ...hideSmallCounts(
          await countBySource(database, {
            site: site.id,
            from: new Date(now.getTime() - days * dayMs),
          }),
        ),
      }),
    },
  }
}

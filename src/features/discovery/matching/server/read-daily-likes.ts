import { addDays, localDate, startOfDay } from '#kernel/calendar.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { GameLikes } from '../contract.ts'
import { countLikes } from './store.ts'

/**
 * The likes a member has left in the game today, by the calendar day in the site's time zone
 * (SRCH-05).
 */
export async function readDailyLikes(
  queries: Queries,
  { site, viewer, now }: Pick<Context<Site, Viewer>, 'site' | 'viewer' | 'now'>,
): Promise<GameLikes> {
  const limit = site.settings.swipe_likes
  const today = localDate(now, site.timeZone)
  const used = await countLikes(queries, viewer.account, today)
  return {
    limit,
    left: Math.max(0, limit - used),
    next_at: startOfDay(addDays(today, 1), site.timeZone).toISOString(),
  }
}

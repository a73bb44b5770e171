import { addDays, daysBetween, localDate, startOfDay } from '#kernel/calendar.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import { countCompletedWeeks, isOver, listDays } from '../../rules/daily/days.ts'
import { stepDays } from '../../rules/daily/measures.ts'
import {
  closeDay,
  insertCounts,
  lockDay,
  mergeSmallSources,
  type RecordedDay,
  replaceCounts,
  selectBeginning,
  selectDays,
} from './store-days.ts'
import type { DayQuery } from './store-groups.ts'

/** Members are followed for this many weeks after they signed up. */
const mostWeeks = 8
/** How far back figures go, in days. */
export const retentionDays = 800
/** No account that was deleted on a day is erased before this many days have passed. */
const erasedAfterDays = 13

/**
 * Counts the days of a site that are due: today, the days for which something can still happen once a
 * day, and any that were missed, the oldest first, because which traffic sources are named depends on
 * who signed up before. Counting a day again replaces it. `most` limits the days that were missed.
 */
export async function recordDays(
  database: Database,
  site: Site,
  now: Date,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const beginning = await selectBeginning(database, site.id)
  if (beginning === null) return
  const today = localDate(now, site.timeZone)
  const oldest = addDays(today, -retentionDays)
  const first = localDate(beginning, site.timeZone)
  const recorded = new Map((await selectDays(database, site.id)).map((day) => [day.day, day]))
  const from = first > today ? today : first < oldest ? oldest : first
  const due = listDays({ from, until: today }).filter((day) =>
    isDue(day, { today, recorded: recorded.get(day), timeZone: site.timeZone }),
  )
  const missed = due.filter((day) => day !== today)
  for (const day of [today, ...missed.slice(0, most)])
    await recordDay(database, { site, day, today, counted: recorded.has(day) }, now)
}

function isDue(
  day: string,
  facts: {
    readonly today: string
    readonly recorded?: RecordedDay | undefined
    readonly timeZone: string
  },
): boolean {
  const { today, recorded, timeZone } = facts
  if (recorded === undefined || day === today) return true
  if (recorded.closed) return recorded.weeks < countCompletedWeeks(day, today, mostWeeks)
  return localDate(recorded.recordedAt, timeZone) < today
}

interface DayToRecord {
  readonly site: Site
  readonly day: string
  readonly today: string
  /** It has been counted before. */
  readonly counted: boolean
}

/** Counts one day in one transaction; repeating it, or doing it twice at once, changes nothing. */
async function recordDay(
  database: Database,
  { site, day, today, counted }: DayToRecord,
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { closed, weeks } = await lockDay(tx, { site: site.id, day }, now)
    const weeksOver = countCompletedWeeks(day, today, mostWeeks)
    const query = describeDay(site, day, { week: weeks, weeksOver })
    // Once accounts may have been erased, the earlier counts are kept.
    const mayBeErased = closed || (counted && daysBetween(day, today) >= erasedAfterDays)
    if (!mayBeErased) await replaceCounts(tx, day, query)
    if (!isOver(day, today)) return
    if (weeksOver > weeks) await insertCounts(tx, day, 'returned', query)
    await mergeSmallSources(tx, { site: site.id, day, closed })
    await closeDay(tx, { site: site.id, day, weeks: Math.max(weeks, weeksOver) })
  })
}

/** The instants that belong to a day of a site. */
export function describeDay(
  { id, pool, timeZone }: Site,
  day: string,
  weeks: Pick<DayQuery, 'week' | 'weeksOver'>,
): DayQuery {
  return {
    site: id,
    pool,
    from: startOfDay(day, timeZone),
    until: startOfDay(addDays(day, 1), timeZone),
    stepsUntil: startOfDay(addDays(day, 1 + stepDays), timeZone),
    month: startOfDay(`${day.slice(0, 7)}-01`, timeZone),
    ...weeks,
  }
}

/** Whether a site's figures of today are younger than ten minutes. */
export function isRecent(recordedAt: Date | null, now: Date, today: string, timeZone: string) {
  return (
    recordedAt !== null &&
    daysBetween(localDate(recordedAt, timeZone), today) === 0 &&
    now.getTime() - recordedAt.getTime() < 10 * 60_000
  )
}

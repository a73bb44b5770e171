import { localDate } from '#kernel/calendar.ts'
import type { Output } from '#kernel/endpoint.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/figures.ts'
import { buildTable, type Figure } from '../../rules/daily/build-tables.ts'
import { isByProperty } from '../../rules/daily/breakdowns.ts'
import {
  daysOfMonth,
  type Days,
  lastClosedMonth,
  listDays,
  listMonths,
  listWeeks,
} from '../../rules/daily/days.ts'
import { toRow } from '../../rules/daily/to-row.ts'
import type { DailyFiguresDeps } from './deps.ts'
import { isRecent, recordDays } from './record-days.ts'
import { selectBeginning } from './store-days.ts'
import { selectFigures, selectRecordedAt } from './store-read.ts'

type Tables = Output<(typeof contract)['figures.read']>
type Parts = Pick<Tables, 'rows' | 'total' | 'others'>

const months = 13
/** A reader doesn't wait for more missed days than this. */
const mostOnReading = 40

/** A site's figures of a month, or of all months or sites (OPS-05). */
export function readTables({
  database,
  listSites,
}: DailyFiguresDeps): Handler<(typeof contract)['figures.read'], Site> {
  return async ({ site: wanted, month: chosen, by = 'day' }, { site: here, now }) => {
    const sites = await listSites()
    const site = wanted === undefined ? here : sites.find(({ id }) => id === wanted)
    if (site === undefined) return refuse('figures.unknown_site')
    const today = localDate(now, site.timeZone)
    const newest = isByProperty(by) ? lastClosedMonth(today) : today.slice(0, 7)
    const month = chosen === undefined || chosen > newest ? newest : chosen
    for (const each of by === 'site' ? sites : [site]) await recordIfOld(database, each, now)
    const days = daysOfMonth(month, today)
    const question = { database, site, days, today }
    const parts =
      by === 'site'
        ? await readSites(question, sites, month, now)
        : by === 'month'
          ? await readMonths(question)
          : await readMonth(question, by)
    const beginning = await selectBeginning(database, site.id)
    const first = beginning === null ? today : localDate(beginning, site.timeZone)
    return {
      site: site.id,
      sites: sites.map(({ id, name }) => ({ site: id, name })),
      month,
      months: listMonths(today, 24).filter((each) => each >= first.slice(0, 7) && each <= newest),
      time_zone: site.timeZone,
      counted_at: (await selectRecordedAt(database, site.id))?.toISOString() ?? null,
      ...parts,
    }
  }
}

/** A job counts every ten minutes; a reader before its first run waits for the counting. */
async function recordIfOld(database: Database, site: Site, now: Date): Promise<void> {
  const at = await selectRecordedAt(database, site.id)
  if (!isRecent(at, now, localDate(now, site.timeZone), site.timeZone))
    await recordDays(database, site, now, mostOnReading)
}

interface Question {
  readonly database: Database
  readonly site: Site
  readonly days: Days
  readonly today: string
}

async function readMonth(
  { database, site, days, today }: Question,
  by: 'source' | 'country' | 'language' | 'day' | 'week',
): Promise<Parts> {
  if (days.until < days.from) return { rows: [], total: null, others: null }
  const key = by === 'week' ? 'day' : by
  const [figures, totals] = await Promise.all([
    selectFigures(database, { site: site.id, days, key }),
    selectFigures(database, { site: site.id, days, key: 'all' }),
  ])
  const weeks = listWeeks(days)
  const byTime = by === 'day' || by === 'week'
  const table = buildTable(figures, totals, {
    keys:
      by === 'day'
        ? listDays(days)
        : by === 'week'
          ? weeks.map(({ from }) => from)
          : listKeys(figures),
    ...(byTime && { weeks }),
    ...(by === 'week' && { by }),
  })
  const last = (start: string) =>
    by === 'day'
      ? start
      : by === 'week'
        ? (weeks.find(({ from }) => from === start)?.until ?? start)
        : days.until
  const groupKey = (figure: Figure) =>
    by === 'week' ? (weeks.findLast(({ from }) => from <= figure.key)?.from ?? '') : figure.key
  const row = (shown: (typeof table.rows)[number]) =>
    toRow(shown, {
      replies: figures.filter((figure) => groupKey(figure) === shown.key),
      lastDay: last(shown.key),
      today,
    })
  return {
    rows: table.rows.map(row),
    total: toRow(table.total, { replies: totals, lastDay: days.until, today }),
    others:
      table.others === null
        ? null
        : toRow(table.others, { replies: [], lastDay: days.until, today }),
  }
}

/** The largest first. */
function listKeys(figures: readonly Figure[]): string[] {
  const size = new Map<string, number>()
  for (const { key, measure, value } of figures)
    size.set(key, (size.get(key) ?? 0) + (measure === 'signed_up' ? value : 0))
  return [...size]
    .toSorted(([one, many], [other, few]) => few - many || (one < other ? -1 : 1))
    .map(([key]) => key)
}

/** Months side by side, without a sum, so that a hidden one can't be calculated. */
async function readMonths({ database, site, today }: Question): Promise<Parts> {
  const listed = listMonths(today, months)
  const days = { from: `${listed.at(-1)}-01`, until: today }
  const figures = await selectFigures(database, { site: site.id, days, key: 'month' })
  const rows = listed.flatMap((month) => {
    const own = figures.filter(({ key }) => key === month)
    if (own.length === 0) return []
    return [readTotal(month, own, daysOfMonth(month, today).until, today)]
  })
  return { rows, total: null, others: null }
}

/** Sites side by side, without a sum. */
async function readSites(
  { database }: Question,
  sites: readonly Site[],
  month: string,
  now: Date,
): Promise<Parts> {
  const rows = await Promise.all(
    sites.map(async ({ id, timeZone }) => {
      const today = localDate(now, timeZone)
      const days = daysOfMonth(month, today)
      const figures = await selectFigures(database, { site: id, days, key: 'all' })
      return readTotal(String(id), figures, days.until, today)
    }),
  )
  return { rows, total: null, others: null }
}

function readTotal(key: string, figures: readonly Figure[], lastDay: string, today: string) {
  const { total } = buildTable([], figures, { keys: [] })
  return toRow({ ...total, key }, { replies: figures, lastDay, today })
}

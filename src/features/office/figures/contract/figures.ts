import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { staffWith } from '#features/members/staff/index.ts'
import { breakdowns } from '../rules/daily/breakdowns.ts'
import { countMeasures, groups, moneyMeasures } from '../rules/daily/measures.ts'

/** Null means fewer than ten people, or that it would reveal a figure of fewer. */
const figure = z.int().nullable()
/** Minutes within which at least half were answered; null if there were too few. */
const median = z.int().nullable()
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

const row = z.strictObject({
  /** A day, the first day of a week, a month, a country, language or network, or a site's number. */
  key: z.string(),
  /** Weeks after sign-up that aren't over are missing. */
  counts: z.partialRecord(z.enum(countMeasures), figure),
  reply_minutes: z.strictObject({ members: median, staff: median }),
  money: z.array(
    z.strictObject({
      currency: z.string(),
      ...(Object.fromEntries(moneyMeasures.map((measure) => [measure, figure])) as Record<
        (typeof moneyMeasures)[number],
        typeof figure
      >),
    }),
  ),
})
export type FigureRow = z.output<typeof row>

const readers = staffWith('figures.read')

export const contract = {
  'figures.read': endpoint({
    route: 'GET /api/office/figures',
    access: readers,
    summary:
      'A site’s figures of a month, by one property, with their total: sign-ups and what members did in the seven days after, who came back, money from the revenue ledger, messages, replies, reports. `month` and `site` list the last thirteen months and all sites, without a total; `source`, `country` and `language` are answered for the last closed month if a later one is asked for. No figure of fewer than ten people is returned, nor one that would reveal it.',
    input: z.strictObject({
      site: z.coerce.number().pipe(z.int().min(1).max(2_147_483_647)).optional(),
      month: month.optional(),
      by: z.enum(breakdowns).default('day'),
    }),
    output: z.strictObject({
      site: z.int(),
      sites: z.array(z.strictObject({ site: z.int(), name: z.string() })),
      month,
      /** Months with figures that can be read by this property, newest first. */
      months: z.array(month),
      time_zone: z.string(),
      /** When today was last counted; null if nothing has been. */
      counted_at: z.iso.datetime().nullable(),
      rows: z.array(row),
      total: row.nullable(),
      /** The sum of all that is not shown; null if everything is. */
      others: row.nullable(),
    }),
    errors: { 'figures.unknown_site': 422 },
  }),
  'figures.list_queries': endpoint({
    route: 'GET /api/office/figures/queries',
    access: readers,
    summary: 'The SQL queries by which the figures of a day are counted.',
    input: z.strictObject({}),
    output: z.strictObject({
      queries: z.array(z.strictObject({ group: z.enum(groups), sql: z.string() })),
    }),
  }),
} satisfies Contract

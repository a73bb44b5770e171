import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { quarterShape } from '../rules/revenue/quarter.ts'
import { turnoverReaders } from '../rules/revenue/turnover-readers.ts'
import { declarations } from '../rules/revenue/where-declared.ts'

const viewer = { staff: turnoverReaders } as const
const minor = z.int()
const quarter = z.string().regex(quarterShape)

/** What one company turned over in a month in one currency. */
const turnoverMonth = z.strictObject({
  /** `2026-07`, of the site's time zone. */
  month: z.string(),
  seller: z.string(),
  currency: z.string(),
  sales: z.int(),
  /** What was paid, tax included, and the two parts of it. */
  sold_minor: minor,
  sold_net_minor: minor,
  sold_vat_minor: minor,
  /** What credits that were spent have earned; below nothing when more was given back. */
  earned_minor: minor,
  /** What was owed as a service at the end of the month: paid for, not spent. */
  owed_minor: minor,
  refunded_minor: minor,
  /** Claimed back by banks; won back; lost for what was spent. */
  disputed_minor: minor,
  won_minor: minor,
  lost_minor: minor,
  fees_minor: minor,
  paid_out_minor: minor,
})
export type TurnoverMonth = z.output<typeof turnoverMonth>

/** What was invoiced and taken back in a quarter at one rate of one country. */
const taxRow = z.strictObject({
  declared: z.enum(declarations),
  seller: z.string(),
  country: z.string(),
  /** Hundredths of a percent. */
  basis_points: z.int(),
  currency: z.string(),
  /** The quarter of the sale: an earlier one for credit notes that take something back of it. */
  of_quarter: quarter,
  invoices: z.int(),
  net_minor: minor,
  vat_minor: minor,
  credit_notes: z.int(),
  credited_net_minor: minor,
  credited_vat_minor: minor,
})
export type TaxRow = z.output<typeof taxRow>

/** The calls of turnover; all of them the office's. */
export const contract = {
  'revenue.list_months': call({
    http: 'GET /api/office/revenue',
    viewer,
    about:
      'What each company turned over month by month in each currency, the latest first; months in which nothing moved are left out.',
    takes: z.strictObject({}),
    gives: z.strictObject({ months: z.array(turnoverMonth) }),
  }),
  'revenue.read_tax': call({
    http: 'GET /api/office/tax',
    viewer,
    about:
      'The tax of a quarter by country, rate and currency, credit notes beside invoices; the running quarter when none is named.',
    takes: z.strictObject({ quarter: quarter.optional() }),
    gives: z.strictObject({
      quarter,
      /** The quarters in which something was issued, the latest first. */
      quarters: z.array(quarter),
      rows: z.array(taxRow),
    }),
  }),
} satisfies Contract

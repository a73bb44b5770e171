import { staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { quarterPattern } from '../rules/revenue/quarter.ts'
import { declarations } from '../rules/revenue/get-declaration.ts'

const viewer = staffWith('revenue.read')
const minor = z.int()
const quarter = z.string().regex(quarterPattern)

/** Revenue of one company in a month in one currency. */
const turnoverMonth = z.strictObject({
  /** `2026-07`, in the site's time zone. */
  month: z.string(),
  seller: z.string(),
  currency: z.string(),
  sales: z.int(),
  /** Sales including tax, and their net and tax parts. */
  sold_minor: minor,
  sold_net_minor: minor,
  sold_vat_minor: minor,
  /** Revenue earned by spent credits; negative if more was returned. */
  earned_minor: minor,
  /** Deferred revenue at the end of the month: paid for but not spent. */
  owed_minor: minor,
  refunded_minor: minor,
  /** Claimed by banks; won back; lost on spent credits. */
  disputed_minor: minor,
  won_minor: minor,
  lost_minor: minor,
  fees_minor: minor,
  paid_out_minor: minor,
})
export type RevenueMonth = z.output<typeof turnoverMonth>

/** Invoiced and credited in a quarter at one rate of one country. */
const taxRow = z.strictObject({
  declared: z.enum(declarations),
  seller: z.string(),
  country: z.string(),
  /** Hundredths of a percent. */
  basis_points: z.int(),
  currency: z.string(),
  /** Quarter of the sale; an earlier one for credit notes on earlier sales. */
  of_quarter: quarter,
  invoices: z.int(),
  net_minor: minor,
  vat_minor: minor,
  credit_notes: z.int(),
  credited_net_minor: minor,
  credited_vat_minor: minor,
})
export type TaxRow = z.output<typeof taxRow>

/** Endpoints of revenue reports, all for the office. */
export const contract = {
  'revenue.list_months': endpoint({
    route: 'GET /api/office/revenue',
    access: viewer,
    summary:
      'Revenue of each company by month and currency, newest first; months without movements are omitted.',
    input: z.strictObject({}),
    output: z.strictObject({ months: z.array(turnoverMonth) }),
  }),
  'revenue.read_tax': endpoint({
    route: 'GET /api/office/tax',
    access: viewer,
    summary:
      'The tax of a quarter by country, rate and currency, credit notes next to invoices; the current quarter by default.',
    input: z.strictObject({ quarter: quarter.optional() }),
    output: z.strictObject({
      quarter,
      /** Quarters with issued documents, newest first. */
      quarters: z.array(quarter),
      rows: z.array(taxRow),
    }),
  }),
} satisfies Contract

import { decisionErrors, staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { countryCodes } from '#features/site/geography/index.ts'
import { codePercentages } from '../rules/code-draft.ts'

const viewer = staffWith('discounts.edit')
const at = z.iso.datetime()
const minor = z.int()
const country = z.enum(countryCodes)

export const codeStatuses = ['waiting', 'running', 'planned', 'off', 'ended', 'declined'] as const

export const listedCode = z.strictObject({
  id: publicId,
  site: z.int(),
  code: z.string(),
  standing: z.enum(codeStatuses),
  country: country.nullable(),
  /** Name of the member it is for; null for everyone. */
  member: z.string().nullable(),
  percentage: z.int().nullable(),
  value_minor: minor.nullable(),
  currency: z.string().nullable(),
  minimum_order_minor: minor.nullable(),
  paymentmethods: z.array(z.string()),
  valid_from: at,
  expires: at.nullable(),
  /** Number of orders paid with it, and of orders holding it. */
  used: z.int(),
  held: z.int(),
  /** Creator of a code that is waiting for a second person; otherwise null. */
  requested_by: z.string().nullable(),
  /** Whether the viewer created it and therefore may not approve it. */
  own: z.boolean(),
})
export type ListedCode = z.output<typeof listedCode>

/** A site that can have codes, with the two fixed offers, which cannot be edited here. */
export const codeSite = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** Whether the site accepts codes. */
  on: z.boolean(),
  time_bonus: z.boolean(),
  /** Percentage of the welcome code; 0 if there is none. */
  welcome_percentage: z.int(),
  /** Percentage offered before an account is deleted; 0 if none. */
  delete_discount: z.int(),
  countries: z.array(country),
  currencies: z.array(z.string()),
  /** Its own currency, and the facts that determine whether a second person must approve a code. */
  currency: z.string(),
  limits: z.array(
    z.strictObject({ currency: z.string(), dearest_minor: minor, limit_minor: minor }),
  ),
  /** The current day on the site. */
  today: z.iso.date(),
})
export type CodeSite = z.output<typeof codeSite>

/** Staff endpoints for codes. */
export const officeEndpoints = {
  'discounts.list_codes': endpoint({
    route: 'GET /api/office/discount-codes',
    access: viewer,
    summary: 'Every running or planned code, and the fifty most recently created of the others.',
    input: z.strictObject({}),
    output: z.strictObject({
      sites: z.array(codeSite),
      /**
       * Payment methods a code can be restricted to; methods without a name are named in the
       * reader's language.
       */
      methods: z.array(z.strictObject({ key: z.string(), name: z.string().nullable() })),
      codes: z.array(listedCode),
      /**
       * The share that the viewer may still give away alone today, in units of the amount that one
       * person may refund of an order.
       */
      share_left: z.number(),
    }),
  }),
  'discounts.make_code': endpoint({
    route: 'POST /api/office/discount-codes',
    access: viewer,
    secondFactor: 'recent',
    summary:
      'Creates a code for a site, valid between two of the site’s days. A large one waits for a second staff member. Repeating the same id changes nothing.',
    input: z.strictObject({
      id: publicId,
      site: z.int().positive(),
      code: line({ max: 60 }),
      /** Name or id of the member it is for. */
      member: line({ min: 1, max: 100 }).nullable(),
      country: country.nullable(),
      percentage: z.int().min(codePercentages.least).max(codePercentages.most).nullable(),
      value_minor: z.int().positive().max(100_000_000).nullable(),
      /** Currency of the amount and of the minimum. */
      currency: line({ max: 3 }).nullable(),
      minimum_order_minor: z.int().positive().max(100_000_000).nullable(),
      paymentmethods: z.array(line({ max: 20 })).max(30),
      from: z.iso.date(),
      /** The last day; null for no end. */
      until: z.iso.date().nullable(),
    }),
    output: z.null(),
    errors: {
      'discounts.unknown_site': 422,
      'discounts.code_shape': 422,
      'discounts.code_reserved': 422,
      'discounts.code_taken': 409,
      'discounts.unknown_member': 422,
      'discounts.value_missing': 422,
      'discounts.unknown_currency': 422,
      'discounts.minimum_below_value': 422,
      'discounts.unknown_method': 422,
      'discounts.ends_before_start': 422,
      'discounts.already_ended': 422,
    },
    rateLimit: { name: 'discounts.make_code', count: 60, seconds: 3600 },
    idempotencyKey: 'id',
  }),
  'discounts.switch_code': endpoint({
    route: 'POST /api/office/discount-codes/:code/switch',
    access: viewer,
    secondFactor: 'recent',
    summary:
      'Switches a code off or on again, effective immediately. Holds and uses are unaffected.',
    input: z.strictObject({ code: publicId, on: z.boolean() }),
    output: z.null(),
    errors: { 'discounts.code_unapproved': 409 },
    rateLimit: { name: 'discounts.switch_code', count: 120, seconds: 3600 },
  }),
  'discounts.decide_code': endpoint({
    route: 'PUT /api/office/discount-codes/:code/decision',
    access: viewer,
    secondFactor: 'recent',
    summary:
      'Approves or declines a large code that another staff member created. Repeating the call changes nothing.',
    input: z.strictObject({ code: publicId, approved: z.boolean() }),
    output: z.null(),
    errors: decisionErrors,
    rateLimit: { name: 'discounts.decide_code', count: 120, seconds: 3600 },
  }),
} satisfies Contract

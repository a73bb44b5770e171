import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { memberId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { codeKinds } from './rules/code-terms.ts'
import { officeCalls } from './rules/office-calls.ts'

const at = z.iso.datetime()
const minor = z.int()

/** A code as the one who may use it sees it. */
const codeView = z.strictObject({
  /** `time_bonus` and `welcome` are the two offers for newcomers. */
  kind: z.enum(codeKinds),
  code: z.string(),
  status: z.literal('active'),
  /** How often one member may use it. */
  validity: z.literal('once_per_user'),
  /** From where the order has to be paid; null is from anywhere. */
  country: z.string().nullable(),
  /** The own id, where the code is for nobody else. */
  user_id: memberId.nullable(),
  /** A share of the price in percent, or null. */
  percentage: z.int().nullable(),
  /** A sum in the smallest unit, or null. */
  value_minor: minor.nullable(),
  currency: z.string().nullable(),
  minimum_order_minor: minor.nullable(),
  /** By what it has to be paid; none is by anything. */
  paymentmethods: z.array(z.string()),
  /** From when on it counts; null is always. */
  valid_from: at.nullable(),
  /** The instant at which it is over; null is never. */
  expires: at.nullable(),
  /** A code that has run out is refused, never shown. */
  expired: z.literal(false),
})
export type CodeView = z.output<typeof codeView>

const refuses = {
  'discounts.code_not_found': 404,
  'discounts.code_used': 409,
  'discounts.code_expired': 410,
  'discounts.code_not_first': 409,
  'discounts.code_too_soon': 409,
  'discounts.minimum_order': 422,
  'discounts.wrong_country': 422,
  'discounts.wrong_currency': 422,
  'discounts.wrong_method': 422,
} as const

/** The calls of discounts. */
export const contract = {
  'discounts.find_code': call({
    http: 'GET /api/discount-code',
    viewer: 'member',
    about:
      'A discount code for the one who asks, judged by as much of the order as is given, and kept for the visit; with `welcome` the welcome code. What is somebody else’s is not there.',
    takes: z.strictObject({
      code: line({ max: 60 }).optional(),
      welcome: z.stringbool().optional(),
      bundle: line({ max: 10 }).optional(),
      paymentmethod: line({ max: 20 }).optional(),
      country: line({ max: 2 }).optional(),
    }),
    gives: z.strictObject({
      ...codeView.shape,
      /** What it makes of the price; null as long as bundle and country are not given. */
      order: z
        .strictObject({ price_minor: minor, discount_minor: minor, total_minor: minor, currency: z.string() })
        .nullable(),
    }),
    refuses,
    // Whoever guesses does not get far, on however many servers.
    limit: { name: 'discounts.find_code', count: 20, seconds: 3600, kept: 'database' },
  }),
  'discounts.forget_code': call({
    http: 'DELETE /api/discount-code',
    viewer: 'member',
    about: 'Forgets the code kept for this visit.',
    takes: z.strictObject({}),
    gives: z.null(),
  }),
  'discounts.read_mine': call({
    http: 'GET /api/discounts',
    viewer: 'member',
    about:
      'What would come off the next order: the code kept for this visit, the time bonus while it runs, the welcome code.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      code: codeView.nullable(),
      time_bonus: codeView.nullable(),
      welcome: codeView.nullable(),
    }),
  }),
  ...officeCalls,
} satisfies Contract

import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { memberId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { codeKinds } from '../rules/code-terms.ts'
import { officeEndpoints } from './office.ts'

const at = z.iso.datetime()
const minor = z.int()

/** A code as seen by a member who may use it. */
const codeView = z.strictObject({
  /** `time_bonus` and `welcome` are the two offers for new members, `stay` is the one before deletion. */
  kind: z.enum(codeKinds),
  code: z.string(),
  status: z.literal('active'),
  /** How often one member may use it. */
  validity: z.literal('once_per_user'),
  /** Country the order must be paid from; null for any. */
  country: z.string().nullable(),
  /** The member's own id if the code is personal. */
  user_id: memberId.nullable(),
  /** Percentage off the price, or null. */
  percentage: z.int().nullable(),
  /** Amount off in minor units, or null. */
  value_minor: minor.nullable(),
  currency: z.string().nullable(),
  minimum_order_minor: minor.nullable(),
  /** Accepted payment methods; empty for any. */
  paymentmethods: z.array(z.string()),
  /** Start of validity; null if always valid. */
  valid_from: at.nullable(),
  /** End of validity; null if it never expires. */
  expires: at.nullable(),
  /** Always false: an expired code is refused, never shown. */
  expired: z.literal(false),
})
export type CodeView = z.output<typeof codeView>

const errors = {
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

export const contract = {
  'discounts.find_code': endpoint({
    route: 'GET /api/discount-code',
    access: 'member',
    summary:
      'Looks up a discount code for the member, checked against as much of the order as is given, and stores it for the visit; with `welcome`, the welcome code. Another member’s code is reported as not found.',
    input: z.strictObject({
      code: line({ max: 60 }).optional(),
      welcome: z.stringbool().optional(),
      bundle: line({ max: 10 }).optional(),
      paymentmethod: line({ max: 20 }).optional(),
      country: line({ max: 2 }).optional(),
    }),
    output: z.strictObject({
      ...codeView.shape,
      /** Effect on the price; null until package and country are given. */
      order: z
        .strictObject({
          price_minor: minor,
          discount_minor: minor,
          total_minor: minor,
          currency: z.string(),
        })
        .nullable(),
    }),
    errors,
    // Limits guessing, across all servers.
    rateLimit: { name: 'discounts.find_code', count: 20, seconds: 3600, storage: 'database' },
  }),
  'discounts.forget_code': endpoint({
    route: 'DELETE /api/discount-code',
    access: 'member',
    summary: 'Removes the code stored for this visit.',
    input: z.strictObject({}),
    output: z.null(),
  }),
  'discounts.read_mine': endpoint({
    route: 'GET /api/discounts',
    access: 'member',
    summary:
      'Discounts available for the next order: the code stored for this visit, the time bonus while it runs, the welcome code.',
    input: z.strictObject({}),
    output: z.strictObject({
      code: codeView.nullable(),
      time_bonus: codeView.nullable(),
      welcome: codeView.nullable(),
      /** Offered before the account is deleted; it applies only once its code is typed. */
      stay: codeView.nullable(),
    }),
  }),
  ...officeEndpoints,
} satisfies Contract

import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { disputeStates } from '#features/money/payments/rules/money-back.ts'
import { rulings, rulingStates } from './judge-ruling.ts'
import { refunders } from './money-people.ts'

const minor = z.int()
const at = z.iso.datetime()
const payers = { staff: refunders } as const

/** What somebody of the staff said of a refund or a dispute. */
export const ruling = z.strictObject({
  id: publicId,
  order: publicId,
  /** The number of the refund, or the provider's name of the dispute. */
  about: z.string(),
  what: z.enum(rulings),
  amount_minor: minor,
  currency: z.string(),
  reason: z.string(),
  reference: z.string().nullable(),
  state: z.enum(rulingStates),
  requested_by: z.string(),
  decided_by: z.string().nullable(),
  /** Whether whoever looks is the one who wanted it, and may not approve. */
  own: z.boolean(),
  at,
})
export type OfficeRuling = z.output<typeof ruling>

/** A dispute as the office sees it. */
export const dispute = z.strictObject({
  order: publicId,
  /** The provider's name for it. */
  about: z.string(),
  gateway: z.string(),
  amount_minor: minor,
  currency: z.string(),
  state: z.enum(disputeStates),
  /** The bank's own code for why. */
  reason: z.string().nullable(),
  /** Whether the provider tells how it ends; where it never does, the staff say so. */
  provider_decides: z.boolean(),
  /** When the provider said that it ended otherwise than was told before; null where it did not. */
  overturned_at: at.nullable(),
  at,
})
export type OfficeDispute = z.output<typeof dispute>

/** The calls by which the staff decide what a provider never tells. What they give is the order's file. */
export function rulingCalls<File extends z.ZodType>(file: File) {
  return {
    'refunds.rule': call({
      http: 'POST /api/office/orders/:order/rulings',
      viewer: payers,
      about:
        'Says how a dispute ended whose provider never tells, or has a refund that its provider does not answer for asked anew, paid by hand or given up. Above the limit a second person has to approve.',
      takes: z.strictObject({
        order: z.string().max(100),
        id: publicId,
        about: z.string().max(200),
        what: z.enum(rulings),
        reason: text({ max: 500 }),
        reference: line({ max: 100 }).nullable(),
      }),
      gives: file,
      refuses: {
        'refunds.reason_required': 422,
        'refunds.reference_required': 422,
        'refunds.provider_decides': 409,
        'refunds.nothing_to_rule': 409,
        'refunds.ruling_pending': 409,
        'refunds.disputed': 409,
        'refunds.ruling_used': 409,
      },
      once: 'id',
    }),
    'refunds.decide_ruling': call({
      http: 'PUT /api/office/rulings/:ruling/decision',
      viewer: payers,
      about: 'Approves or declines what somebody else of the staff wants to be so. The same again changes nothing.',
      takes: z.strictObject({ ruling: z.string().max(100), approved: z.boolean() }),
      gives: file,
      refuses: {
        'refunds.own_ruling': 409,
        'refunds.ruling_decided': 409,
        'refunds.nothing_to_rule': 409,
        'refunds.provider_decides': 409,
        'refunds.disputed': 409,
      },
    }),
  } satisfies Contract
}

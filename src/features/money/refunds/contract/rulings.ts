import { decisionErrors, staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { disputeStates } from '#features/money/payments/index.ts'
import { rulings, rulingStates } from '../rules/check-ruling.ts'

const minor = z.int()
const at = z.iso.datetime()
const payers = staffWith('refunds.pay')

/** A staff ruling on a refund or a dispute. */
export const ruling = z.strictObject({
  id: publicId,
  order: publicId,
  /** Number of the refund, or the provider's reference of the dispute. */
  about: z.string(),
  what: z.enum(rulings),
  amount_minor: minor,
  currency: z.string(),
  reason: z.string(),
  reference: z.string().nullable(),
  state: z.enum(rulingStates),
  requested_by: z.string(),
  decided_by: z.string().nullable(),
  /** Whether the viewer requested it and therefore may not approve it. */
  own: z.boolean(),
  at,
})
export type OfficeRuling = z.output<typeof ruling>

/** A dispute as shown in the office. */
export const dispute = z.strictObject({
  order: publicId,
  /** The provider's reference. */
  about: z.string(),
  gateway: z.string(),
  amount_minor: minor,
  currency: z.string(),
  state: z.enum(disputeStates),
  /** The bank's reason code. */
  reason: z.string().nullable(),
  /** Whether the provider reports the outcome; if it never does, staff record it. */
  provider_decides: z.boolean(),
  /** When the provider reversed the reported outcome; null if it did not. */
  overturned_at: at.nullable(),
  at,
})
export type OfficeDispute = z.output<typeof dispute>

/** Staff endpoints for outcomes that a provider never reports. They return the order's record. */
export function createRulingEndpoints<File extends z.ZodType>(file: File) {
  return {
    'refunds.rule': endpoint({
      route: 'POST /api/office/orders/:order/rulings',
      access: payers,
      secondFactor: 'recent',
      summary:
        'Records the outcome of a dispute whose provider never reports it, or has a refund without a response from its provider requested again, paid manually or abandoned. Above the limit a second person must approve.',
      input: z.strictObject({
        order: z.string().max(100),
        id: publicId,
        about: z.string().max(200),
        what: z.enum(rulings),
        reason: text({ max: 500 }),
        reference: line({ max: 100 }).nullable(),
      }),
      output: file,
      errors: {
        'refunds.reason_required': 422,
        'refunds.reference_required': 422,
        'refunds.provider_decides': 409,
        'refunds.nothing_to_rule': 409,
        'refunds.ruling_pending': 409,
        'refunds.disputed': 409,
        'refunds.ruling_used': 409,
      },
      idempotencyKey: 'id',
    }),
    'refunds.decide_ruling': endpoint({
      route: 'PUT /api/office/rulings/:ruling/decision',
      access: payers,
      secondFactor: 'recent',
      summary:
        'Approves or declines a ruling requested by another staff member. Repeating the call changes nothing.',
      input: z.strictObject({ ruling: z.string().max(100), approved: z.boolean() }),
      output: file,
      errors: {
        ...decisionErrors,
        'refunds.nothing_to_rule': 409,
        'refunds.provider_decides': 409,
        'refunds.disputed': 409,
      },
    }),
  } satisfies Contract
}

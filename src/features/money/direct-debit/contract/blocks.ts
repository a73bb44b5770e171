import { decisionErrors, staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { text } from '#kernel/text.ts'
import { blockKinds } from '../rules/block-name.ts'

const at = z.iso.datetime()

/**
 * A direct debit block. Never contains an account or phone number, only keyed hashes and the masked
 * form shown to their owners.
 */
const block = z.strictObject({
  /** `iban-` or `phone-` with the keyed hash, or `return-` with the order. */
  block: z.string(),
  kind: z.enum(blockKinds),
  /** The first characters of the hash; null for a return. */
  mark: z.string().nullable(),
  /** The masked account, `NL** **** **12`; null if no mandate has it. */
  shown: z.string().nullable(),
  /** Existing members who have paid with it. */
  members: z.array(z.string()),
  /** The returned order; null for an account or phone. */
  order: z.string().nullable(),
  /** The bank's reason code. */
  cause: z.string().nullable(),
  since: at,
  /** When the block expires; null if permanent. */
  until: at.nullable(),
  /** A request to lift it that is waiting for a second person; `own` if made by the viewer. */
  request: z.strictObject({ by: z.string(), own: z.boolean(), reason: z.string(), at }).nullable(),
})
export type DebitBlock = z.output<typeof block>

const blocks = z.strictObject({
  blocks: z.array(block),
  /** Past lifts, latest first. */
  lifted: z.array(
    z.strictObject({
      kind: z.enum(blockKinds),
      mark: z.string().nullable(),
      order: z.string().nullable(),
      cause: z.string().nullable(),
      since: at,
      reason: z.string(),
      /** The staff members who requested and approved it. */
      by: z.string(),
      approved_by: z.string(),
      at,
    }),
  ),
  may_lift: z.boolean(),
})
export type DebitBlocks = z.output<typeof blocks>

/** Staff endpoints for viewing and lifting direct debit blocks. */
export const blockEndpoints = {
  'direct_debit.list_blocks': endpoint({
    route: 'GET /api/office/direct-debit/blocks',
    access: staffWith('direct_debit_blocks.read'),
    summary:
      'Accounts and phones that are blocked permanently, returns that suspend direct debit for ninety days, and past lifts; at most two hundred of each.',
    input: z.strictObject({}),
    output: blocks,
  }),
  'direct_debit.lift_block': endpoint({
    route: 'POST /api/office/direct-debit/blocks/:block/lift',
    access: staffWith('direct_debit_blocks.lift'),
    secondFactor: 'recent',
    summary:
      'Requests that the block of an account, a phone or, after a return, a member be lifted; a second staff member decides. Repeating the request changes nothing.',
    input: z.strictObject({ block: z.string().max(100), reason: text({ max: 500 }) }),
    output: blocks,
    errors: { 'direct_debit.reason_required': 422, 'direct_debit.lift_waiting': 409 },
  }),
  'direct_debit.decide_lift': endpoint({
    route: 'PUT /api/office/direct-debit/blocks/:block/lift/decision',
    access: staffWith('direct_debit_blocks.lift'),
    secondFactor: 'recent',
    summary:
      'Approves or declines another staff member’s request to lift a block. Repeating the call changes nothing.',
    input: z.strictObject({ block: z.string().max(100), approved: z.boolean() }),
    output: blocks,
    errors: decisionErrors,
  }),
} satisfies Contract

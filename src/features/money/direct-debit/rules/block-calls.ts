import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { text } from '#kernel/text.ts'
import type { Role } from '#features/members/staff/index.ts'
import { blockKinds } from './block-name.ts'

/** Who of the staff sees what is closed for direct debit. */
export const blockReaders = ['owner', 'lead', 'finance', 'support', 'auditor'] as const satisfies readonly Role[]

/** Who may lift it. */
export const blockLifters = ['owner', 'lead', 'finance'] as const satisfies readonly Role[]

const at = z.iso.datetime()

/** What is closed for direct debit. Never an account or a number: keyed hashes, and what their owners read. */
const block = z.strictObject({
  /** `iban-`, `phone-` with the keyed hash, `return-` with the order. */
  block: z.string(),
  kind: z.enum(blockKinds),
  /** The first signs of the hash; null for a return. */
  mark: z.string().nullable(),
  /** The account as its owner reads it, `NL** **** **12`; null where no mandate tells. */
  shown: z.string().nullable(),
  /** Whoever paid by it and is still here. */
  members: z.array(z.string()),
  /** The order that came back; null for an account or a phone. */
  order: z.string().nullable(),
  /** The bank's own code for why. */
  cause: z.string().nullable(),
  since: at,
  /** When it ends by itself; null for good. */
  until: at.nullable(),
})
export type DebitBlock = z.output<typeof block>

const blocks = z.strictObject({
  blocks: z.array(block),
  /** What was lifted, the latest first. */
  lifted: z.array(
    z.strictObject({
      kind: z.enum(blockKinds),
      mark: z.string().nullable(),
      order: z.string().nullable(),
      cause: z.string().nullable(),
      since: at,
      reason: z.string(),
      by: z.string(),
      at,
    }),
  ),
  may_lift: z.boolean(),
})
export type DebitBlocks = z.output<typeof blocks>

/** The calls by which the staff see and lift what is closed for direct debit. */
export const blockCalls = {
  'direct_debit.list_blocks': call({
    http: 'GET /api/office/direct-debit/blocks',
    viewer: { staff: blockReaders },
    about:
      'Accounts and phones that are closed for good, returns that close the way to pay for ninety days, and what was lifted. Two hundred of each at the most.',
    takes: z.strictObject({}),
    gives: blocks,
  }),
  'direct_debit.lift_block': call({
    http: 'POST /api/office/direct-debit/blocks/:block/lift',
    viewer: { staff: blockLifters },
    about: 'Lifts what closes an account, a phone or, after a return, a member. The same again changes nothing.',
    takes: z.strictObject({ block: z.string().max(100), reason: text({ max: 500 }) }),
    gives: blocks,
    refuses: { 'direct_debit.reason_required': 422 },
  }),
} satisfies Contract

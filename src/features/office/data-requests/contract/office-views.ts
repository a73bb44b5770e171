import { z } from 'zod'
import { publicId } from '#kernel/id.ts'
import { actions, identities, kinds, outcomes } from '../rules/requests.ts'

const at = z.iso.datetime()

/** A request in the queue and the register: nothing anyone wrote, and no address. */
export const listedRequest = z.strictObject({
  request: publicId,
  number: z.string(),
  kind: z.enum(kinds),
  identity: z.enum(identities),
  at,
  due_at: at,
  extended: z.boolean(),
  overdue: z.boolean(),
  /** Whether its deadline is in less than a week, or has passed. */
  due_soon: z.boolean(),
  /** The colleague who has it open; null if no one has. */
  claimed_by: z.string().nullable(),
  outcome: z.enum(outcomes).nullable(),
  action: z.enum(actions).nullable(),
  /** The staff member who answered; null for an open request, and for one that its owner denied. */
  by: z.string().nullable(),
  decided_at: at.nullable(),
})
export type ListedRequest = z.output<typeof listedRequest>

export const openedRequest = listedRequest.extend({
  details: z.string(),
  /** The address for answers; null if there is none. */
  email: z.string().nullable(),
  /** The member it is about; null until it is proven, and if there is none. */
  member: z.strictObject({ id: publicId, name: z.string(), status: z.string() }).nullable(),
  identity_at: at.nullable(),
  identity_ground: z.string().nullable(),
  identity_by: z.string().nullable(),
  /** Until when nothing is done with the account, so that its owner can object; null if that is over. */
  held_until: at.nullable(),
  extension_reason: z.string().nullable(),
  statement: z.string().nullable(),
  /** When a restriction was lifted; null if it applies, or the request is about something else. */
  lifted_at: at.nullable(),
  /** The date of birth in the profile; null unless the request asks for a correction. */
  birth: z.iso.date().nullable(),
  /** The correction of the date of birth that waits for a second person. */
  rectification: z
    .strictObject({ by: z.string(), own: z.boolean(), reason: z.string(), at, birth: z.iso.date() })
    .nullable(),
  /** The erasure that waits for a second person. */
  erasure: z.strictObject({ by: z.string(), own: z.boolean(), reason: z.string(), at }).nullable(),
})
export type OpenedRequest = z.output<typeof openedRequest>

export const year = z.strictObject({
  year: z.int(),
  received: z.int(),
  open: z.int(),
  completed: z.int(),
  refused: z.int(),
  disowned: z.int(),
  extended: z.int(),
  late: z.int(),
  median_days: z.number().nullable(),
})
export type Year = z.output<typeof year>

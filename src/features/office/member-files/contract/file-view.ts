import { emailStates } from '#features/office/operations/index.ts'
import { z } from 'zod'
import { publicId } from '#kernel/id.ts'
import { accessReasons } from '../rules/access.ts'
import { memberStatuses } from '../rules/member-status.ts'
import { sections } from '../rules/visible-sections.ts'

const at = z.iso.datetime()

const profile = z.strictObject({
  birth: z.iso.date(),
  gender: z.int(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  about: z.string(),
  /** The member's own remarks on fields, and answers to prompts. */
  texts: z.array(z.string()),
  changed_at: at,
  /** When the date of birth was changed, which a member can do once. */
  birth_changed_at: at.nullable(),
})

const photo = z.strictObject({
  id: publicId,
  status: z.enum(['waiting', 'active', 'rejected']),
  rejected_for: z.string().nullable(),
  main: z.boolean(),
  private: z.boolean(),
  verified: z.boolean(),
  at,
  /** Null if its bytes are gone. */
  url: z.string().nullable(),
})

const report = z.strictObject({
  number: z.string(),
  /** Whether this member reported someone, or was reported. */
  by_member: z.boolean(),
  /** Opened automatically, because many people got the same first message. */
  by_machine: z.boolean(),
  reason: z.string(),
  at,
  outcome: z.string().nullable(),
  decided_at: at.nullable(),
})

const decision = z.strictObject({
  number: z.string(),
  side: z.enum(['affected', 'notifier']),
  source: z.enum(['report', 'photo', 'complaint']),
  outcome: z.string(),
  rule: z.string().nullable(),
  statement: z.string().nullable(),
  at,
  /** The number of the appeal. */
  appeal: z.string().nullable(),
  appeal_outcome: z.enum(['upheld', 'rejected']).nullable(),
})

const oneCase = z.strictObject({
  number: z.string(),
  kind: z.enum(['complaint', 'support']),
  about: z.string().nullable(),
  at,
  outcome: z.enum(['upheld', 'rejected']).nullable(),
  answered_at: at.nullable(),
})

const order = z.strictObject({
  order: publicId,
  credits: z.int(),
  price_minor: z.int(),
  currency: z.string(),
  status: z.string(),
  method: z.string(),
  at,
  /** Returned, or on its way back. */
  refunded_minor: z.int(),
})

const credits = z.strictObject({
  bought: z.int(),
  given: z.int(),
  frozen: z.int(),
  movements: z.array(
    z.strictObject({
      kind: z.enum(['grant', 'spend', 'refund', 'take_back', 'give_again']),
      credits: z.int(),
      at,
      order: publicId.nullable(),
    }),
  ),
})

const emails = z.strictObject({
  /** Whether the address refuses emails, and since when. */
  refused: z.enum(['bounce', 'fbl']).nullable(),
  refused_at: at.nullable(),
  sent: z.array(z.strictObject({ kind: z.string(), state: z.enum(emailStates), at })),
})

const session = z.strictObject({
  id: publicId,
  device: z.string(),
  browser: z.string(),
  system: z.string(),
  country: z.string().nullable(),
  begun_at: at,
  seen_at: at,
})

const note = z.strictObject({ id: z.int(), by: z.string(), text: z.string(), at })

const approval = z.strictObject({
  kind: z.string(),
  by: z.string(),
  /** The report or order it belongs to. */
  about: z.string(),
  at,
})

const entry = z.strictObject({
  id: z.int(),
  at,
  by: z.string(),
  act: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

/** The file of a member: null stands for a part that the role does not see. */
export const fileView = z.strictObject({
  member: publicId,
  name: z.string(),
  email: z.string().nullable(),
  status: z.enum(memberStatuses),
  /** Until when it is suspended or paused. */
  until: at.nullable(),
  fictional: z.boolean(),
  premium: z.boolean(),
  site: z.string(),
  locale: z.string(),
  country: z.string().nullable(),
  signed_up_at: at,
  confirmed_at: at.nullable(),
  last_active_at: at.nullable(),
  deleted_at: at.nullable(),
  /** The last digits of the confirmed phone number. */
  phone: z.string().nullable(),
  /** The name of the traffic source. */
  source: z.string().nullable(),
  /** The reason for which the viewer has opened the file, and until when. */
  access: z.strictObject({ reason: z.enum(accessReasons), case: z.string().nullable(), until: at }),
  sections: z.array(z.enum(sections)),
  /** Parts that list things contain at most the latest hundred. */
  profile: profile.nullable(),
  photos: z.array(photo).nullable(),
  reports: z.array(report).nullable(),
  decisions: z.array(decision).nullable(),
  cases: z.array(oneCase).nullable(),
  orders: z.array(order).nullable(),
  credits: credits.nullable(),
  emails: emails.nullable(),
  sessions: z.array(session).nullable(),
  notes: z.array(note).nullable(),
  approvals: z.array(approval).nullable(),
  history: z.array(entry).nullable(),
})
export type FileView = z.output<typeof fileView>

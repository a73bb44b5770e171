import { z } from 'zod'
import { decisions, origins, outcomes, ruleKeys, sides, sources, topics } from '../rules/cases.ts'

const at = z.iso.datetime()

/** A decision with its statement of reasons (DSA 17). */
const decision = z.strictObject({
  number: z.string(),
  source: z.enum(sources),
  /** Whether it is about the reader, or they reported or complained. */
  side: z.enum(sides),
  outcome: z.enum(decisions),
  /** The rule it is based on; null for a decision about a complaint. */
  rule: z.enum(ruleKeys).nullable(),
  /** The origin; null for a decision about a complaint. */
  origin: z.enum(origins).nullable(),
  /** The reason as a staff member wrote it; null where the rule says it all. */
  statement: z.string().nullable(),
  at,
  /** When the effect ends; null if it has no end. */
  ends_at: at.nullable(),
  appeal_until: at,
  /** Whether it can be appealed now. */
  may_appeal: z.boolean(),
})

const appeal = z.strictObject({
  number: z.string(),
  details: z.string(),
  at,
  due_at: at,
  decision: z
    .strictObject({
      outcome: z.enum(outcomes),
      statement: z.string(),
      at,
      /** Whether what the decision had taken was given back; null if it had taken nothing. */
      restored: z.boolean().nullable(),
    })
    .nullable(),
})

/** A case as its owner sees it by the link in their email. */
export const caseView = z.strictObject({
  number: z.string(),
  /** `decision`: a decision of our team about the reader, without a complaint by them. */
  kind: z.enum(['complaint', 'support', 'decision']),
  about: z.enum(topics).nullable(),
  /**
   * The text of the complaint; empty unless it was sent by a logged-in member, because anyone can enter
   * anyone's address.
   */
  reference: z.string(),
  details: z.string(),
  at,
  /** When our team decides or answers at the latest; null for a decision. */
  due_at: at.nullable(),
  decision: decision.nullable(),
  appeal: appeal.nullable(),
  /** Answers to a support request. */
  answers: z.array(z.strictObject({ text: z.string(), at })),
})
export type CaseView = z.output<typeof caseView>

/** A member's own case in their list. */
export const ownCase = z.strictObject({
  number: z.string(),
  kind: z.enum(['complaint', 'support', 'decision']),
  about: z.enum(topics).nullable(),
  outcome: z.enum(decisions).nullable(),
  /** Whether our team still has to decide or answer. */
  open: z.boolean(),
  at,
  due_at: at.nullable(),
  /** Opens the case. */
  token: z.string(),
})
export type OwnCase = z.output<typeof ownCase>

import { staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { reasons } from '#features/safety/reports/index.ts'
import {
  decisions,
  origins,
  outcomes,
  ruleKeys,
  sources,
  textLimits,
  topics,
} from '../rules/cases.ts'

const at = z.iso.datetime()
const number = z.string().max(20)
const deciders = staffWith('complaints.decide')
const supporters = staffWith('support.answer')

/** A complaint or an appeal in the list: nothing anyone wrote, and nothing about what they pay. */
const listedCase = z.strictObject({
  number,
  kind: z.enum(['complaint', 'appeal']),
  /** The subject of a complaint; null for an appeal. */
  about: z.enum(topics).nullable(),
  /** The kind of decision that was appealed; null for a complaint. */
  source: z.enum(sources).nullable(),
  at,
  due_at: at,
  overdue: z.boolean(),
  /** Whether its deadline is in less than two days, or has passed. */
  due_soon: z.boolean(),
  /** Decided by the caller in the first place, so that someone else has to decide this. */
  own: z.boolean(),
  /** The colleague who has it open; null if no one has. */
  claimed_by: z.string().nullable(),
  decision: z
    .strictObject({
      outcome: z.enum(outcomes),
      statement: z.string(),
      by: z.string(),
      at,
      restored: z.boolean().nullable(),
    })
    .nullable(),
})
export type ListedCase = z.output<typeof listedCase>

const openedCase = listedCase.extend({
  /** The member's name; null if it was sent without logging in. */
  from: z.string().nullable(),
  reference: z.string(),
  details: z.string(),
  /** The decision it is about; null if it is about none. */
  first_decision: z
    .strictObject({
      number,
      source: z.enum(sources),
      /** The number of the report or complaint, or the id of the photo. */
      subject: z.string(),
      outcome: z.enum(decisions),
      rule: z.enum(ruleKeys).nullable(),
      origin: z.enum(origins).nullable(),
      statement: z.string().nullable(),
      by: z.string(),
      at,
    })
    .nullable(),
  /** The URL of the photo that was rejected; null if it isn't about one or the photo is gone. */
  photo: z.string().nullable(),
  /** The member named by the reference; null if none was found. */
  member: z.strictObject({ id: publicId, name: z.string(), reachable: z.boolean() }).nullable(),
  /** Whether a report about that member was opened from here. */
  report_opened: z.boolean(),
})
export type OpenedCase = z.output<typeof openedCase>

const request = z.strictObject({
  number,
  /** The member's name; null if it was sent without logging in. */
  from: z.string().nullable(),
  email: z.string().nullable(),
  at,
  due_at: at,
  overdue: z.boolean(),
  details: z.string(),
  answers: z.array(z.strictObject({ text: z.string(), by: z.string(), at })),
})
export type SupportRequest = z.output<typeof request>

const decision = {
  case: number,
  outcome: z.enum(outcomes),
  statement: text({ max: textLimits.statement }),
}

/** Endpoints for staff. */
export const officeEndpoints = {
  'complaints.count': endpoint({
    route: 'GET /api/office/complaints/count',
    access: deciders,
    summary: 'Returns the number of undecided complaints and appeals.',
    input: z.strictObject({}),
    output: z.strictObject({
      waiting: z.int(),
      /** Since when the oldest has been waiting; null if nothing is. */
      oldest_at: z.iso.datetime().nullable(),
      /** Of these, those whose deadline is in less than two days, or has passed. */
      due_soon: z.int(),
    }),
  }),
  'complaints.list': endpoint({
    route: 'GET /api/office/complaints',
    access: deciders,
    summary:
      'Lists the hundred undecided complaints and appeals whose deadline is next, then the latest twenty decided ones, without their texts.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int(), cases: z.array(listedCase) }),
  }),
  'complaints.claim': endpoint({
    route: 'POST /api/office/complaints/:case/claim',
    access: deciders,
    summary:
      'Opens a complaint or an appeal and claims it for ten minutes. The audit log records who opened it.',
    input: z.strictObject({ case: number }),
    output: openedCase,
    errors: { 'complaints.claimed': 409 },
  }),
  'complaints.release': endpoint({
    route: 'DELETE /api/office/complaints/:case/claim',
    access: deciders,
    summary: 'Releases a case that the caller has open.',
    input: z.strictObject({ case: number }),
    output: z.null(),
  }),
  'complaints.decide': endpoint({
    route: 'PUT /api/office/complaints/:case/decision',
    access: deciders,
    summary:
      'Decides a complaint with a reason, which is emailed. Someone who took part in a decision the complaint is about can’t decide it. Repeating the same decision changes nothing.',
    input: z.strictObject(decision),
    output: z.null(),
    errors: {
      'complaints.statement_empty': 422,
      'complaints.own_decision': 409,
      'complaints.claimed': 409,
      'complaints.decided': 409,
    },
  }),
  'complaints.decide_appeal': endpoint({
    route: 'PUT /api/office/appeals/:case/decision',
    access: deciders,
    summary:
      'Decides an appeal with a reason, which is emailed. Upholding it undoes the first decision: the account or the photo is restored, or the report is reviewed again. Someone who took part in the first decision can’t decide the appeal. Repeating the same decision changes nothing.',
    input: z.strictObject(decision),
    output: z.null(),
    secondFactor: { outcome: ['upheld'] },
    errors: {
      'complaints.statement_empty': 422,
      'complaints.own_decision': 409,
      'complaints.claimed': 409,
      'complaints.decided': 409,
    },
  }),
  'complaints.open_report': endpoint({
    route: 'PUT /api/office/complaints/:case/report',
    access: deciders,
    summary:
      'Opens a report about the member whom a complaint names, so that they can be warned, paused or banned there. Repeating it changes nothing.',
    input: z.strictObject({ case: number, reason: z.enum(reasons) }),
    output: z.null(),
    errors: { 'complaints.member_gone': 409, 'complaints.decided': 409 },
  }),
  'complaints.count_support': endpoint({
    route: 'GET /api/office/support/count',
    access: supporters,
    summary: 'Returns the number of support requests without an answer.',
    input: z.strictObject({}),
    output: z.strictObject({
      waiting: z.int(),
      /** Since when the oldest has been waiting; null if nothing is. */
      oldest_at: z.iso.datetime().nullable(),
    }),
  }),
  'complaints.list_support': endpoint({
    route: 'GET /api/office/support',
    access: supporters,
    summary:
      'Lists the hundred unanswered support requests that have waited longest, then the latest twenty answered ones.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int(), requests: z.array(request) }),
  }),
  'complaints.answer_support': endpoint({
    route: 'PUT /api/office/support/:case/answers/:id',
    access: supporters,
    summary:
      'Answers a support request by email. Refused if a colleague has answered since the caller read it. Repeating it with the same id changes nothing.',
    input: z.strictObject({
      case: number,
      id: publicId,
      text: text({ max: textLimits.statement }),
      /** How many answers the caller has seen. */
      seen: z.int().min(0).max(10_000),
    }),
    output: z.null(),
    errors: { 'complaints.answer_empty': 422, 'complaints.answered': 409 },
    idempotencyKey: 'id',
  }),
} satisfies Contract

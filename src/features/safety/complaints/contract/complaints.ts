import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { textLimits, topics } from '../rules/cases.ts'
import { caseView, ownCase } from './case-view.ts'
import { officeEndpoints } from './office.ts'

export type { CaseView, OwnCase } from './case-view.ts'
export type { ListedCase, OpenedCase, SupportRequest } from './office.ts'

const receipt = z.strictObject({
  number: z.string(),
  at: z.iso.datetime(),
  /** When our team decides or answers at the latest. */
  due_at: z.iso.datetime(),
  /** Opens the status page; its link carries it in the fragment. */
  token: z.string(),
})
export type Receipt = z.output<typeof receipt>

const token = line({ min: 1, max: 200 })
const filed = {
  /** Created by the browser. */
  id: publicId,
  details: text({ max: textLimits.details }),
  /** Where to answer; ignored for a member with a confirmed address. */
  email: line({ max: 320 }).default(''),
}
const filing = {
  access: 'anyone',
  output: receipt,
  errors: { 'complaints.details_required': 422, 'complaints.email_required': 422 },
  rateLimit: {
    name: 'complaints.file',
    count: 10,
    seconds: 3600,
    by: 'address',
    storage: 'database',
  },
  idempotencyKey: 'id',
} as const

/** Complaints, appeals and support requests (NAV-10, BEY-15, OPS-02). */
export const contract = {
  'complaints.file': endpoint({
    ...filing,
    route: 'POST /api/complaints',
    summary:
      'Files a complaint about a profile, message, photo, payment, decision or anything else, logged in or not. The response says nothing about what it refers to, or whether an address has an account. The receipt is emailed, a few a day to one address. Repeating it returns the same receipt.',
    input: z.strictObject({
      ...filed,
      about: z.enum(topics),
      reference: line({ max: textLimits.reference }).default(''),
    }),
  }),
  'complaints.ask_support': endpoint({
    ...filing,
    route: 'POST /api/support',
    summary:
      'Sends a question to support, logged in or not, with a receipt as for a complaint. Repeating it returns the same receipt.',
    input: z.strictObject(filed),
  }),
  'complaints.read_case': endpoint({
    route: 'POST /api/complaints/case',
    access: 'anyone',
    summary:
      'Returns the case that the link in an email opens: a complaint, a support request, or a decision with its statement of reasons. The token is in the body, so that no log has it.',
    input: z.strictObject({ token }),
    output: caseView,
    errors: { 'complaints.link_invalid': 404 },
    rateLimit: { name: 'complaints.read_case', count: 120, seconds: 3600, by: 'address' },
  }),
  'complaints.appeal': endpoint({
    route: 'POST /api/complaints/case/appeal',
    access: 'anyone',
    summary:
      'Appeals the decision that a link opens, once and within six months, logged in or not. Someone who took no part in it decides. Repeating it with the same id changes nothing.',
    input: z.strictObject({ token, id: publicId, details: text({ max: textLimits.details }) }),
    output: caseView,
    errors: {
      'complaints.link_invalid': 404,
      'complaints.details_required': 422,
      'complaints.appealed': 409,
      'complaints.too_late': 409,
    },
    rateLimit: { name: 'complaints.appeal', count: 20, seconds: 3600, by: 'address' },
    idempotencyKey: 'id',
  }),
  'complaints.list_own': endpoint({
    route: 'GET /api/complaints',
    access: 'member',
    summary:
      'Lists the member’s own complaints and support requests, and the decisions about them, latest first.',
    input: z.strictObject({}),
    output: z.strictObject({ cases: z.array(ownCase) }),
  }),
  ...officeEndpoints,
} satisfies Contract

/** Occasions for an email. */
export const emailKinds = [
  'received',
  'decided',
  'appeal_received',
  'appeal_decided',
  'answered',
] as const
export type EmailKind = (typeof emailKinds)[number]

/** Events emitted by complaints. */
export const events = {
  /** Deadlines have been missed; triggers the email about it to a staff member who may decide. */
  'complaints.deadlines_missed': event({
    when: 'later',
    carries: z.strictObject({ person: z.int(), at: z.iso.datetime() }),
  }),
  /** Something has to be emailed; `id` is the key of the complaint, statement, appeal or answer. */
  'complaints.email_due': event({
    when: 'later',
    carries: z.strictObject({ kind: z.enum(emailKinds), id: z.int() }),
  }),
} satisfies Events

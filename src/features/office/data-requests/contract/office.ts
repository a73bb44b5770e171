import { z } from 'zod'
import { decisionErrors, staffWith } from '#features/members/staff/index.ts'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { kinds, outcomes, textLimits } from '../rules/requests.ts'
import { listedRequest, openedRequest, year } from './office-views.ts'

const at = z.iso.datetime()
const readers = staffWith('data_requests.read')
const handlers = staffWith('data_requests.handle')

/** Which requests are listed. */
const filters = {
  state: z.enum(['open', ...outcomes]).optional(),
  kind: z.enum(kinds).optional(),
  /** The year in which they arrived, in the time zone of the site. */
  year: z.coerce.number().int().min(2000).max(2200).optional(),
}

const request = publicId
const statement = text({ max: textLimits.statement })
/** Errors of all work on a request. */
const workErrors = {
  'data_requests.claimed': 409,
  'data_requests.decided': 409,
  'data_requests.own_account': 409,
} as const
/** Errors of acts on the data of an account. */
const actErrors = {
  ...workErrors,
  'data_requests.unproven': 409,
  'data_requests.no_account': 409,
  'data_requests.other_kind': 409,
  'data_requests.own_link': 409,
  'data_requests.too_early': 409,
} as const

/** Endpoints for staff. */
export const officeEndpoints = {
  'data_requests.count': endpoint({
    route: 'GET /api/office/data-requests/count',
    access: readers,
    summary: 'Returns the number of open requests about personal data.',
    input: z.strictObject({}),
    output: z.strictObject({
      waiting: z.int(),
      /** Since when the oldest has been waiting; null if nothing is. */
      oldest_at: at.nullable(),
      /** Of these, those whose deadline is in less than a week, or has passed. */
      due_soon: z.int(),
    }),
  }),
  'data_requests.list': endpoint({
    route: 'GET /api/office/data-requests',
    access: readers,
    summary:
      'Lists requests about personal data, open ones by their deadline and then the latest; at most two hundred. Filters leave those of a state, a kind or a year.',
    input: z.strictObject(filters),
    output: z.strictObject({ requests: z.array(listedRequest), years: z.array(year) }),
  }),
  'data_requests.download': endpoint({
    route: 'POST /api/office/data-requests/exports',
    access: staffWith('data_requests.download'),
    summary:
      'Returns the register as a CSV file, at most 10,000 requests, without names and addresses. The audit log records how many, and by which filters.',
    input: z.strictObject(filters),
    output: z.strictObject({ csv: z.string(), requests: z.int() }),
    secondFactor: 'recent',
    rateLimit: { name: 'data_requests.download', count: 20, seconds: 86_400, storage: 'database' },
  }),
  'data_requests.claim': endpoint({
    route: 'POST /api/office/data-requests/:request/claim',
    access: handlers,
    summary: 'Opens a request and claims it for ten minutes. The audit log records who opened it.',
    input: z.strictObject({ request }),
    output: openedRequest,
    errors: { 'data_requests.claimed': 409, 'data_requests.own_account': 409 },
  }),
  'data_requests.release': endpoint({
    route: 'DELETE /api/office/data-requests/:request/claim',
    access: handlers,
    summary: 'Releases a request that the caller has open.',
    input: z.strictObject({ request }),
    output: z.null(),
  }),
  'data_requests.identify': endpoint({
    route: 'PUT /api/office/data-requests/:request/identity',
    access: handlers,
    summary:
      'Links a request to a member who can’t use the mailbox of their account any more, with a ground. The address of the request must be proven. The account’s own address is told and can deny it; nothing can be done with the account for a week.',
    input: z.strictObject({ request, member: publicId, ground: text({ max: textLimits.ground }) }),
    output: z.null(),
    errors: {
      ...workErrors,
      'data_requests.ground_empty': 422,
      'data_requests.member_unknown': 422,
      'data_requests.unproven': 409,
      'data_requests.identified': 409,
    },
    secondFactor: 'recent',
  }),
  'data_requests.extend': endpoint({
    route: 'PUT /api/office/data-requests/:request/extension',
    access: handlers,
    summary:
      'Extends the deadline of a request by sixty days, once and before it has passed. The reason is emailed.',
    input: z.strictObject({ request, reason: statement }),
    output: z.null(),
    errors: {
      ...workErrors,
      'data_requests.statement_empty': 422,
      'data_requests.extended': 409,
      'data_requests.too_late': 409,
    },
  }),
  'data_requests.send_export': endpoint({
    route: 'PUT /api/office/data-requests/:request/export',
    access: handlers,
    summary:
      'Completes a request for access: the member gets a link to the same file that they could download themselves, for a week. Staff see neither the file nor the link. Repeating it changes nothing.',
    input: z.strictObject({ request }),
    output: z.null(),
    errors: { ...actErrors, 'data_requests.no_address': 409 },
    secondFactor: 'recent',
  }),
  'data_requests.request_erasure': endpoint({
    route: 'PUT /api/office/data-requests/:request/erasure',
    access: handlers,
    summary:
      'Asks a second staff member to approve the erasure of the account that a request is about.',
    input: z.strictObject({ request, reason: text({ max: textLimits.ground }) }),
    output: z.null(),
    errors: {
      ...actErrors,
      'data_requests.statement_empty': 422,
      'data_requests.erasure_waiting': 409,
    },
    secondFactor: 'recent',
  }),
  'data_requests.decide_erasure': endpoint({
    route: 'PUT /api/office/data-requests/:request/erasure/decision',
    access: handlers,
    summary:
      'Approves or declines the erasure that another staff member asked for. Approved, the account is deleted as its owner could delete it: hidden immediately, erased after 14 days.',
    input: z.strictObject({ request, approved: z.boolean() }),
    output: z.null(),
    errors: {
      ...decisionErrors,
      'data_requests.no_account': 409,
      'data_requests.decided': 409,
      'data_requests.own_account': 409,
    },
    secondFactor: 'recent',
  }),
  'data_requests.restrict': endpoint({
    route: 'PUT /api/office/data-requests/:request/restriction',
    access: handlers,
    summary:
      'Completes a request for restriction: the account is hidden, can’t be logged in to and gets no emails, and its data is kept, until it is lifted.',
    input: z.strictObject({ request }),
    output: z.null(),
    errors: { ...actErrors, 'data_requests.not_active': 409 },
    secondFactor: 'recent',
  }),
  'data_requests.lift': endpoint({
    route: 'PUT /api/office/data-requests/:request/lift',
    access: handlers,
    summary: 'Lifts a restriction with a reason, which is emailed, and opens the account again.',
    input: z.strictObject({ request, reason: statement }),
    output: z.null(),
    errors: {
      'data_requests.own_account': 409,
      'data_requests.statement_empty': 422,
      'data_requests.not_restricted': 409,
    },
    secondFactor: 'recent',
  }),
  'data_requests.propose_birth': endpoint({
    route: 'PUT /api/office/data-requests/:request/birth',
    access: handlers,
    summary:
      'Asks a second staff member to approve the correction of a member’s date of birth, which members can change only once.',
    input: z.strictObject({
      request,
      birth: line({ min: 1, max: 10 }),
      reason: text({ max: textLimits.ground }),
    }),
    output: z.null(),
    errors: {
      ...actErrors,
      'data_requests.statement_empty': 422,
      'data_requests.birth_invalid': 422,
      'data_requests.rectification_waiting': 409,
    },
    secondFactor: 'recent',
  }),
  'data_requests.decide_birth': endpoint({
    route: 'PUT /api/office/data-requests/:request/birth/decision',
    access: handlers,
    summary: 'Approves or declines the correction that another staff member asked for.',
    input: z.strictObject({ request, approved: z.boolean() }),
    output: z.null(),
    errors: {
      ...decisionErrors,
      'data_requests.no_account': 409,
      'data_requests.decided': 409,
      'data_requests.own_account': 409,
    },
    secondFactor: 'recent',
  }),
  'data_requests.correct_email': endpoint({
    route: 'PUT /api/office/data-requests/:request/email',
    access: handlers,
    summary:
      'Completes a request for rectification by someone who lost the mailbox of their account: the account gets the address that they proved, and no other. Every session ends.',
    input: z.strictObject({ request }),
    output: z.null(),
    errors: { ...actErrors, 'data_requests.same_mailbox': 409, 'data_requests.address_taken': 409 },
    secondFactor: 'recent',
  }),
  'data_requests.complete': endpoint({
    route: 'PUT /api/office/data-requests/:request/completion',
    access: handlers,
    summary:
      'Completes a request that needs no export or erasure, with an answer that is emailed: an objection, a correction, a restriction, or no data about this person.',
    input: z.strictObject({ request, statement }),
    output: z.null(),
    errors: {
      ...workErrors,
      'data_requests.statement_empty': 422,
      'data_requests.unproven': 409,
      'data_requests.own_way': 409,
    },
  }),
  'data_requests.refuse': endpoint({
    route: 'PUT /api/office/data-requests/:request/refusal',
    access: handlers,
    summary:
      'Refuses a request with a reason, which is emailed with the right to complain to the supervisory authority. Repeating the same refusal changes nothing.',
    input: z.strictObject({ request, statement }),
    output: z.null(),
    errors: { ...workErrors, 'data_requests.statement_empty': 422 },
  }),
} satisfies Contract

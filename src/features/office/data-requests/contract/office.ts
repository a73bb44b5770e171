import { z } from 'zod'
import { decisionErrors, staffWith } from '#features/members/staff/index.ts'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { actions, identities, kinds, outcomes, textLimits } from '../rules/requests.ts'

const at = z.iso.datetime()
const readers = staffWith('data_requests.read')
const handlers = staffWith('data_requests.handle')

/** A request in the queue and the register: nothing anyone wrote, and no address. */
const listedRequest = z.strictObject({
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
  /** Who answered; null for an open request, and for one that its owner denied. */
  by: z.string().nullable(),
  decided_at: at.nullable(),
})
export type ListedRequest = z.output<typeof listedRequest>

const openedRequest = listedRequest.extend({
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
  /** The erasure that waits for a second person. */
  erasure: z.strictObject({ by: z.string(), own: z.boolean(), reason: z.string(), at }).nullable(),
})
export type OpenedRequest = z.output<typeof openedRequest>

const year = z.strictObject({
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

/** Which requests are listed. */
const filters = {
  state: z.enum(['open', ...outcomes]).optional(),
  kind: z.enum(kinds).optional(),
  /** The year in which they arrived, in the time zone of the site. */
  year: z.coerce.number().int().min(2000).max(2200).optional(),
}

const request = publicId
const statement = text({ max: textLimits.statement })
/** Errors of whatever is done with a request. */
const workErrors = {
  'data_requests.claimed': 409,
  'data_requests.decided': 409,
  'data_requests.own_account': 409,
} as const
/** Errors of what is done with the data of an account. */
const actErrors = {
  ...workErrors,
  'data_requests.unproven': 409,
  'data_requests.no_account': 409,
  'data_requests.other_kind': 409,
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
      'Approves or declines the erasure that another staff member asked for. Approved, the account is deleted as its owner could delete it: hidden at once, erased after 14 days.',
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

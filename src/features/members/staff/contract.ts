import { staffWith } from './rules/permissions.ts'
import { z } from 'zod'
import { endpoint, type Contract, type RateLimit } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { approvalKindNames } from './rules/approval-kinds.ts'
import { decisionErrors } from './rules/decision-errors.ts'
import { roles } from './rules/roles.ts'

const email = line({ max: 320 })
const password = text({ max: 200 })
/** Six digits from the authenticator app, or a recovery code. */
const code = line({ max: 40 })
const token = line({ max: 100 })

/** A staff member's own details. */
export const me = z.strictObject({
  id: publicId,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  recovery_codes_left: z.int(),
})
export type Me = z.output<typeof me>

export const auditEntry = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  name: z.string(),
  role: z.string(),
  act: z.string(),
  about: z.string().nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.output<typeof auditEntry>

/** A request that waits for a second person. */
export const waitingRequest = z.strictObject({
  kind: z.enum(approvalKindNames),
  /** The id of a refund, ruling or code, or the name of a direct debit block. */
  subject: z.string(),
  order: publicId.nullable(),
  code: z.string().nullable(),
  percentage: z.int().nullable(),
  amount_minor: z.int().nullable(),
  currency: z.string().nullable(),
  reason: z.string().nullable(),
  requested_by: z.string(),
  /** Whether the viewer made it and therefore may only take it back. */
  own: z.boolean(),
  may_decide: z.boolean(),
  at: z.iso.datetime(),
  /** The time from which it can no longer be decided. */
  expires: z.iso.datetime(),
})
export type WaitingRequest = z.output<typeof waitingRequest>

const setup = z.strictObject({
  /** The secret as text, for entering it without a camera. */
  secret: z.string(),
  /** Same as the URI in the QR code. */
  uri: z.string(),
})
const codes = z.strictObject({ recovery_codes: z.array(z.string()) })

const tries = {
  name: 'staff.attempts',
  count: 60,
  seconds: 3600,
  by: 'address',
  storage: 'database',
  ifDatabaseFails: 'refuse',
} as const
const ownAttempts = {
  name: 'staff.member_attempts',
  count: 60,
  seconds: 3600,
} as const satisfies RateLimit
const proof = { current_password: password, code }
const proofRefusals = {
  'staff.wrong_proof': 422,
  'staff.locked_out': 429,
  'staff.busy': 503,
} as const
const passwordRefusals = {
  'staff.passwords_differ': 422,
  'staff.weak_password': 422,
  'staff.busy': 503,
} as const

/** The endpoints of staff accounts, and the audit log. */
export const contract = {
  'staff.log_in': endpoint({
    route: 'POST /api/office/session',
    access: 'anyone',
    summary:
      'Logs a staff member in by email address, password and second factor. Every failure returns the same response.',
    input: z.strictObject({ email, password, code }),
    output: me,
    errors: { 'staff.log_in_failed': 422, 'staff.locked_out': 429, 'staff.busy': 503 },
    rateLimit: tries,
  }),
  'staff.log_out': endpoint({
    route: 'DELETE /api/office/session',
    access: { staff: roles },
    summary: 'Ends the back office session.',
    input: z.strictObject({}),
    output: z.null(),
    clearsCache: true,
  }),
  'staff.confirm': endpoint({
    route: 'POST /api/office/session/confirmation',
    access: { staff: roles },
    summary:
      'Shows the second factor again. Endpoints that move money require it within the last ten minutes.',
    input: z.strictObject({ code }),
    output: z.null(),
    errors: { 'staff.wrong_code': 422, 'staff.locked_out': 429, 'staff.busy': 503 },
    rateLimit: ownAttempts,
  }),
  'staff.read_me': endpoint({
    route: 'GET /api/office/me',
    access: { staff: roles },
    summary: 'Returns the staff member logged in to the back office.',
    input: z.strictObject({}),
    output: me,
  }),
  'staff.begin_enrolment': endpoint({
    route: 'POST /api/office/enrolments',
    access: 'anyone',
    summary:
      'Opens an enrolment link: returns whose it is, and the secret for the authenticator app.',
    input: z.strictObject({ token }),
    output: z.strictObject({
      name: z.string(),
      email: z.string(),
      role: z.enum(roles),
      ...setup.shape,
    }),
    errors: { 'staff.enrolment_expired': 410 },
    rateLimit: tries,
  }),
  'staff.finish_enrolment': endpoint({
    route: 'POST /api/office/enrolments/finished',
    access: 'anyone',
    summary:
      'Sets password and second factor using an enrolment link, which is used up, and logs in. Returns the recovery codes.',
    input: z.strictObject({ token, password, password_again: password, code }),
    output: codes,
    errors: { 'staff.enrolment_expired': 410, 'staff.wrong_code': 422, ...passwordRefusals },
    rateLimit: tries,
  }),
  'staff.change_password': endpoint({
    route: 'PUT /api/office/me/password',
    access: { staff: roles },
    summary:
      'Changes the staff member’s password; requires the current one and the second factor. Every other session ends.',
    input: z.strictObject({ ...proof, password, password_again: password }),
    output: z.null(),
    errors: { ...proofRefusals, ...passwordRefusals },
    rateLimit: ownAttempts,
  }),
  'staff.begin_second_factor': endpoint({
    route: 'POST /api/office/me/second-factor',
    access: { staff: roles },
    summary:
      'Starts setting up another authenticator app. The current one keeps working until the new one has produced a valid code.',
    input: z.strictObject(proof),
    output: setup,
    errors: proofRefusals,
    rateLimit: ownAttempts,
  }),
  'staff.finish_second_factor': endpoint({
    route: 'PUT /api/office/me/second-factor',
    access: { staff: roles },
    summary: 'Activates the new authenticator app with one of its codes. Every other session ends.',
    input: z.strictObject({ code }),
    output: z.null(),
    errors: { 'staff.wrong_code': 422, 'staff.not_started': 409 },
    rateLimit: ownAttempts,
  }),
  'staff.renew_recovery_codes': endpoint({
    route: 'POST /api/office/me/recovery-codes',
    access: { staff: roles },
    summary: 'Creates new recovery codes; the previous ones become invalid.',
    input: z.strictObject(proof),
    output: codes,
    errors: proofRefusals,
    rateLimit: ownAttempts,
  }),
  'staff.list_audit': endpoint({
    route: 'GET /api/office/audit',
    access: staffWith('audit_log.read'),
    summary: 'Returns the audit log, latest first, fifty at a time.',
    input: z.strictObject({ before: z.coerce.number().int().min(1).optional() }),
    output: z.strictObject({ entries: z.array(auditEntry), more: z.boolean() }),
  }),
  'staff.list_approvals': endpoint({
    route: 'GET /api/office/approvals',
    access: staffWith('approvals.read'),
    summary:
      'Everything that waits for a second staff member, of the kinds the caller may see, oldest first.',
    input: z.strictObject({}),
    output: z.strictObject({ requests: z.array(waitingRequest) }),
  }),
  'staff.count_approvals': endpoint({
    route: 'GET /api/office/approvals/count',
    access: staffWith('approvals.read'),
    summary: 'Number of requests by others that the caller can decide on.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int() }),
  }),
  'staff.take_back_request': endpoint({
    route: 'DELETE /api/office/approvals/:kind/:subject',
    access: staffWith('approvals.request'),
    secondFactor: 'recent',
    summary:
      'Takes back a request that waits for a second staff member; only its requester can. Repeating the call changes nothing.',
    input: z.strictObject({ kind: z.enum(approvalKindNames), subject: z.string().max(100) }),
    output: z.null(),
    errors: decisionErrors,
  }),
} satisfies Contract

export const events = {
  /** A day with money actions by staff has ended; triggers the email about it to an owner. */
  'staff.money_day_ended': event({
    when: 'later',
    carries: z.strictObject({ person: z.int(), day: z.iso.date() }),
  }),
} satisfies Events

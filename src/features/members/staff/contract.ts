import { z } from 'zod'
import { call, type Contract, type Limit } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { auditReaders, roles } from './rules/roles.ts'

const email = line({ max: 320 })
const password = text({ max: 200 })
/** Six digits from the authenticator app, or a recovery code. */
const code = line({ max: 40 })
const token = line({ max: 100 })

/** A staff member, as they see themselves. */
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

const setup = z.strictObject({
  /** The secret as text, for entering it without a camera. */
  secret: z.string(),
  /** The same as the URI in the QR code. */
  uri: z.string(),
})
const codes = z.strictObject({ recovery_codes: z.array(z.string()) })

const tries = {
  name: 'staff.attempts',
  count: 60,
  seconds: 3600,
  by: 'address',
  kept: 'database',
  ifLost: 'refuse',
} as const
const ownAttempts = { name: 'staff.member_attempts', count: 60, seconds: 3600 } as const satisfies Limit
const proof = { current_password: password, code }
const proofRefusals = { 'staff.wrong_proof': 422, 'staff.locked_out': 429, 'staff.busy': 503 } as const
const passwordRefusals = { 'staff.passwords_differ': 422, 'staff.weak_password': 422, 'staff.busy': 503 } as const

/** The endpoints of staff accounts, and the audit log. */
export const contract = {
  'staff.log_in': call({
    http: 'POST /api/office/session',
    viewer: 'anyone',
    about:
      'Logs a staff member in by email address, password and second factor. Every failure returns the same response.',
    takes: z.strictObject({ email, password, code }),
    gives: me,
    refuses: { 'staff.log_in_failed': 422, 'staff.locked_out': 429, 'staff.busy': 503 },
    limit: tries,
  }),
  'staff.log_out': call({
    http: 'DELETE /api/office/session',
    viewer: { staff: roles },
    about: 'Ends the back office session.',
    takes: z.strictObject({}),
    gives: z.null(),
  }),
  'staff.read_me': call({
    http: 'GET /api/office/me',
    viewer: { staff: roles },
    about: 'Returns the staff member logged in to the back office.',
    takes: z.strictObject({}),
    gives: me,
  }),
  'staff.begin_enrolment': call({
    http: 'POST /api/office/enrolments',
    viewer: 'anyone',
    about: 'Opens an enrolment link: returns whose it is, and the secret for the authenticator app.',
    takes: z.strictObject({ token }),
    gives: z.strictObject({ name: z.string(), email: z.string(), role: z.enum(roles), ...setup.shape }),
    refuses: { 'staff.enrolment_expired': 410 },
    limit: tries,
  }),
  'staff.finish_enrolment': call({
    http: 'POST /api/office/enrolments/finished',
    viewer: 'anyone',
    about:
      'Sets password and second factor using an enrolment link, which is used up, and logs in. Returns the recovery codes.',
    takes: z.strictObject({ token, password, password_again: password, code }),
    gives: codes,
    refuses: { 'staff.enrolment_expired': 410, 'staff.wrong_code': 422, ...passwordRefusals },
    limit: tries,
  }),
  'staff.change_password': call({
    http: 'PUT /api/office/me/password',
    viewer: { staff: roles },
    about:
      'Changes the staff member’s password; requires the current one and the second factor. Every other session ends.',
    takes: z.strictObject({ ...proof, password, password_again: password }),
    gives: z.null(),
    refuses: { ...proofRefusals, ...passwordRefusals },
    limit: ownAttempts,
  }),
  'staff.begin_second_factor': call({
    http: 'POST /api/office/me/second-factor',
    viewer: { staff: roles },
    about:
      'Starts setting up another authenticator app. The current one keeps working until the new one has produced a valid code.',
    takes: z.strictObject(proof),
    gives: setup,
    refuses: proofRefusals,
    limit: ownAttempts,
  }),
  'staff.finish_second_factor': call({
    http: 'PUT /api/office/me/second-factor',
    viewer: { staff: roles },
    about: 'Activates the new authenticator app with one of its codes. Every other session ends.',
    takes: z.strictObject({ code }),
    gives: z.null(),
    refuses: { 'staff.wrong_code': 422, 'staff.not_started': 409 },
    limit: ownAttempts,
  }),
  'staff.renew_recovery_codes': call({
    http: 'POST /api/office/me/recovery-codes',
    viewer: { staff: roles },
    about: 'Creates new recovery codes; the previous ones become invalid.',
    takes: z.strictObject(proof),
    gives: codes,
    refuses: proofRefusals,
    limit: ownAttempts,
  }),
  'staff.list_audit': call({
    http: 'GET /api/office/audit',
    viewer: { staff: auditReaders },
    about: 'Returns the audit log, latest first, fifty at a time.',
    takes: z.strictObject({ before: z.coerce.number().int().min(1).optional() }),
    gives: z.strictObject({ entries: z.array(auditEntry), more: z.boolean() }),
  }),
} satisfies Contract

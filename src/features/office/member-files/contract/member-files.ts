import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { staffWith } from '#features/members/staff/index.ts'
import { fileView } from './file-view.ts'
import { accessReasons, fileTextLimits } from '../rules/access.ts'
import { memberStatuses } from '../rules/member-status.ts'

const readers = staffWith('members.read')
const day = z.iso.date()

/** A row of the list. */
const foundMember = z.strictObject({
  member: publicId,
  name: z.string(),
  /** Null for a fictional profile, and once the account is erased. */
  email: z.string().nullable(),
  status: z.enum(memberStatuses),
  fictional: z.boolean(),
  premium: z.boolean(),
  site: z.string(),
  /** Code of two letters; null if it isn't known. */
  country: z.string().nullable(),
  signed_up_at: z.iso.datetime(),
  confirmed_at: z.iso.datetime().nullable(),
  last_active_at: z.iso.datetime().nullable(),
})
export type FoundMember = z.output<typeof foundMember>

/** Which members are listed. */
const filters = {
  /** An address, user name, id, order number or phone number, or the beginning of one of the first two. */
  search: line({ max: 320 }).default(''),
  status: z.enum(memberStatuses).optional(),
  site: z.int().min(1).max(2_147_483_647).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  premium: z.boolean().optional(),
  confirmed: z.boolean().optional(),
  fictional: z.boolean().default(false),
  /** The first and last day of sign-up, in the time zone of the site whose office is used. */
  since: day.optional(),
  until: day.optional(),
}

export const contract = {
  'member_files.find': endpoint({
    // Not a GET: an address must not be in a server's log.
    route: 'POST /api/office/members/searches',
    access: readers,
    summary:
      'Finds members by address, user name, id, order or phone number, or lists those that the filters leave, the newest first. Fifty at a time; a name or address returns at most fifty. What was searched for is not stored, that someone searched is.',
    input: z.strictObject({ ...filters, after: publicId.optional() }),
    output: z.strictObject({
      members: z.array(foundMember),
      /** Of the last row, if there are more. */
      next: publicId.nullable(),
      /** The sites to filter by. */
      sites: z.array(z.strictObject({ site: z.int(), name: z.string() })),
      countries: z.array(z.string()),
    }),
    errors: { 'member_files.search_too_short': 422, 'member_files.days_reversed': 422 },
    rateLimit: { name: 'member_files.find', count: 600, seconds: 3600 },
  }),
  'member_files.export': endpoint({
    route: 'POST /api/office/members/exports',
    access: staffWith('members.export'),
    summary:
      'Returns the list as a CSV file, at most 10,000 members. The audit log records how many, and by which filters.',
    input: z.strictObject(filters),
    output: z.strictObject({ csv: z.string(), members: z.int(), cut: z.boolean() }),
    secondFactor: 'recent',
    errors: { 'member_files.search_too_short': 422, 'member_files.days_reversed': 422 },
    rateLimit: { name: 'member_files.export', count: 20, seconds: 86_400, storage: 'database' },
  }),
  'member_files.jump': endpoint({
    route: 'POST /api/office/jumps',
    access: readers,
    summary:
      'Finds what the command palette leads to: members, an order by its number, and a case by its number. Only kinds that the role may see; at most eight. That someone searched is in the audit log.',
    input: z.strictObject({ search: line({ min: 2, max: 320 }) }),
    output: z.strictObject({
      results: z.array(
        z.strictObject({
          kind: z.enum(['member', 'order', 'report', 'complaint', 'support']),
          /** The public id of the member, the number of the order or case. */
          id: z.string(),
          name: z.string(),
          /** The address, or the site. */
          detail: z.string(),
        }),
      ),
    }),
    rateLimit: { name: 'member_files.jump', count: 1200, seconds: 3600 },
  }),
  'member_files.open': endpoint({
    route: 'POST /api/office/members/:member/access',
    access: readers,
    summary:
      'States why the file of a member is opened, for eight hours: a reason, or the number of a case or order of this member. The audit log records it. Repeating it changes nothing.',
    input: z.strictObject({
      member: publicId,
      reason: z.enum(accessReasons),
      note: text({ max: fileTextLimits.reason }).default(''),
      case: line({ max: 40 }).default(''),
    }),
    output: z.null(),
    errors: {
      'member_files.reason_empty': 422,
      'member_files.case_unrelated': 422,
      'member_files.own_account': 409,
    },
  }),
  'member_files.read': endpoint({
    route: 'GET /api/office/members/:member',
    access: readers,
    summary:
      'Returns the file of a member, with the parts that the role may see and never a message. Needs a reason stated in the last eight hours; every call is in the audit log.',
    input: z.strictObject({ member: publicId }),
    output: fileView,
    errors: { 'member_files.reason_needed': 409 },
  }),
  'member_files.add_note': endpoint({
    route: 'POST /api/office/members/:member/notes',
    access: staffWith('members.note'),
    summary:
      'Adds a note to the file of a member. No one can change or remove it; the member gets it with their data.',
    input: z.strictObject({
      member: publicId,
      id: publicId,
      text: text({ min: 1, max: fileTextLimits.note }),
    }),
    output: z.null(),
    idempotencyKey: 'id',
    errors: { 'member_files.reason_needed': 409, 'member_files.note_empty': 422 },
  }),
  'member_files.end_sessions': endpoint({
    route: 'POST /api/office/members/:member/session-ends',
    access: staffWith('members.end_sessions'),
    summary: 'Logs a member out of one session, or of all. Repeating it changes nothing.',
    input: z.strictObject({ member: publicId, session: publicId.nullable() }),
    output: z.strictObject({ ended: z.int() }),
    secondFactor: 'recent',
    errors: { 'member_files.reason_needed': 409 },
  }),
} satisfies Contract

import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { staffWith } from '#features/members/staff/index.ts'
import { retryObstacles } from '../rules/decide-retry.ts'
import { emailStates } from '../rules/email-states.ts'
import { reason } from './reason.ts'
import { senderEndpoints } from './senders.ts'

const at = z.iso.datetime()
const kind = z.string().regex(/^[a-z_]{1,40}$/, 'kind')

const email = z.strictObject({
  email: publicId,
  kind: z.string(),
  /** The site's name; null for people without an account. */
  site: z.string().nullable(),
  state: z.enum(emailStates),
  /** The mail server's reply code and status, or the kind of the connection's error. */
  reply: z.string().nullable(),
  tries: z.int(),
  created_at: at,
  changed_at: at,
  /** When it is tried next; null if it is not. */
  next_at: at.nullable(),
  /** The recipient; null for people without an account. */
  member: z.strictObject({ id: publicId, name: z.string() }).nullable(),
  /** The address without its name, such as `j…@example.org`; null if the member has another one now. */
  address: z.string().nullable(),
  retry: z.boolean(),
  /** Why it can't be retried; null if there is nothing to retry. */
  obstacle: z.enum(retryObstacles).nullable(),
})
export type EmailView = z.output<typeof email>

/** Emails with their delivery, for the operator (OPS-09). */
export const contract = {
  'emails.list': endpoint({
    route: 'GET /api/office/emails',
    access: staffWith('emails.read'),
    summary: 'Lists emails with their outcomes, the latest first, without content.',
    input: z.strictObject({
      state: z.enum(emailStates).optional(),
      kind: kind.optional(),
      site: z.coerce.number().int().positive().optional(),
      after: z.string().max(500).optional(),
    }),
    output: z.strictObject({
      emails: z.array(email),
      kinds: z.array(z.string()),
      sites: z.array(z.strictObject({ id: z.int(), name: z.string() })),
      next: z.string().nullable(),
    }),
  }),
  'emails.count_late': endpoint({
    route: 'GET /api/office/emails/late',
    access: staffWith('emails.read'),
    summary: 'How many emails have waited too long for the mail server, and since when.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int(), oldest_at: at.nullable() }),
  }),
  'emails.retry': endpoint({
    route: 'POST /api/office/emails/:email/retries',
    access: staffWith('emails.retry'),
    summary:
      'Sends an email again that was deferred or refused. Refused for suppressed addresses and content that is outdated or no longer kept.',
    input: z.strictObject({ email: publicId, reason }),
    output: z.null(),
    errors: {
      'emails.suppressed': 409,
      'emails.expired': 409,
      'emails.content_gone': 409,
      'emails.in_progress': 409,
      'emails.nothing_to_retry': 409,
    },
    rateLimit: { name: 'emails.retry', count: 300, seconds: 3600 },
  }),
  ...senderEndpoints,
} satisfies Contract

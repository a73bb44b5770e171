import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { staffWith } from '#features/members/staff/index.ts'
import { checkNames, checkResults, checkVerdicts } from '../rules/check-sender.ts'

const check = z.strictObject({
  check: z.enum(checkNames),
  verdict: z.enum(checkVerdicts),
  /** Determines what staff should do. */
  result: z.enum(checkResults),
  /** The name that was looked up. */
  name: z.string(),
  /** The record that was found, shortened. */
  record: z.string().nullable(),
})
export type SenderCheckView = z.output<typeof check>

const sender = z.strictObject({
  domain: z.string(),
  /** The names of the sites that send from it. */
  sites: z.array(z.string()),
  checks: z.array(check),
})
export type SenderView = z.output<typeof sender>

/** The domains that emails are sent from, and a test email (OPS-09). */
export const senderEndpoints = {
  'emails.check_senders': endpoint({
    route: 'GET /api/office/email-senders',
    access: staffWith('emails.test'),
    summary: 'Looks up SPF, DKIM and DMARC of every domain that emails are sent from.',
    input: z.strictObject({}),
    output: z.strictObject({ senders: z.array(sender) }),
    rateLimit: { name: 'emails.check_senders', count: 120, seconds: 3600 },
  }),
  'emails.send_test': endpoint({
    route: 'POST /api/office/email-tests',
    access: staffWith('emails.test'),
    summary: 'Sends an email of a site to the staff member, and returns the mail server’s reply.',
    input: z.strictObject({ site: z.int().positive() }),
    output: z.strictObject({
      outcome: z.enum(['accepted', 'refused', 'deferred', 'unknown']),
      reply: z.string(),
      address: z.string(),
    }),
    errors: { 'emails.unknown_site': 422 },
    rateLimit: { name: 'emails.send_test', count: 10, seconds: 3600 },
  }),
}
